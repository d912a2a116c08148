import { expect, test } from 'vitest'

import { settingsFromEnvironment } from './loadSettings.ts'

test('the default is a sandbox on loopback', () => {
  expect(settingsFromEnvironment({ PATH: '/bin', PORT: ' ' })).toMatchObject({
    mode: 'sandbox',
    port: 3000,
    host: '127.0.0.1',
    data_dir: './data',
    cors_origins: [],
    reserved_names: ['Sluice'],
    demo: true,
  })
})

test('reads every type of value', () => {
  const settings = settingsFromEnvironment({
    PORT: '0',
    DEMO: 'false',
    CORS_ORIGINS: 'https://shop.example, http://localhost:5173/',
    DATABASE_URL: 'postgres://localhost/sluice',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    SANDBOX_EXPOSED: 'true',
  })
  expect(settings).toMatchObject({
    port: 0,
    demo: false,
    cors_origins: ['https://shop.example', 'http://localhost:5173'],
    trust_proxy: ['10.0.0.0/8', '::1'],
    database_url: 'postgres://localhost/sluice',
  })
})

const live = {
  MODE: 'live',
  SECRET_KEY: 'a secret key of at least 32 characters',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <pay@shop.example>',
  PUBLIC_URL: 'https://pay.example',
  NETWORKS_FILE: './networks.json',
  DATABASE_URL: 'postgres://localhost/sluice',
}

test('accepts complete settings of a live gateway', () => {
  expect(settingsFromEnvironment(live).mode).toBe('live')
})

test.each([
  { PUBLIC_URL: 'http://localhost:5173', TRUST_PROXY: '0' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://pay.example',
    TRUST_PROXY: '1',
    SANDBOX_EXPOSED: 'true',
  },
])('a sandbox starts with %j', (environment) => {
  expect(settingsFromEnvironment(environment).mode).toBe('sandbox')
})

test.each([
  [{ PORT: 'eighty' }, /^PORT must be a whole number/],
  [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535/],
  [{ PORT: '-1' }, /^PORT must/],
  [{ MODE: 'test' }, /^MODE must be sandbox or live/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY.* must be a number of proxies/],
  [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY.* must be/],
  [{ DEMO: 'yes' }, /^DEMO must be true or false/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
  [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must be a postgres/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be/],
  [{ PUBLIC_URL: 'pay.example' }, /^PUBLIC_URL must be/],
  [{ HOST: '0.0.0.0' }, /^HOST must be a loopback address.*SANDBOX_EXPOSED/],
  [
    { PUBLIC_URL: 'https://pay.example' },
    /^PUBLIC_URL must be a loopback address.*SANDBOX_EXPOSED/,
  ],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY must not be set.*SANDBOX_EXPOSED/],
  [{ TRUST_PROXY: '10.0.0.0/8' }, /^TRUST_PROXY must not be set.*SANDBOX_EXPOSED/],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32/],
  [{ SECRET_KEY: 'change-me-change-me-change-me-change-me' }, /^SECRET_KEY is still the value/],
  [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS.* must be an origin/],
  [{ WALLETCONNECT_PROJECT_ID: 'mine' }, /^WALLETCONNECT_PROJECT_ID must be the 32 characters/],
  [{ WALLETCONNECT_RELAY_URL: 'ws://relay.example' }, /^WALLETCONNECT_RELAY_URL must be a wss URL/],
  [{ OIDC_ISSUER: 'https://accounts.example' }, /^OIDC_CLIENT_ID is required/],
  [
    { OIDC_ISSUER: 'http://accounts.example', OIDC_CLIENT_ID: 'a' },
    /^OIDC_ISSUER must be an https URL/,
  ],
  [{ SECRET_KEY: 'abcabcabcabcabcabcabcabcabcabcabcabcabc' }, /^SECRET_KEY is not random/],
  [{ ...live, SECRET_KEY: '' }, /^SECRET_KEY is required/],
  [{ ...live, MAIL_FROM: '' }, /^MAIL_FROM is required/],
  [{ ...live, PUBLIC_URL: 'http://pay.example' }, /^PUBLIC_URL must be an https URL/],
  [
    { ...live, DATABASE_URL: 'postgres://sluice:change-me@127.0.0.1/sluice' },
    /^DATABASE_URL still has the password of \.env\.example/,
  ],
  [
    { ...live, SMTP_URL: 'smtp://user:change-me@mail.example.com' },
    /^SMTP_URL still has the password of \.env\.example/,
  ],
  [{ ...live, SMTP_URL: '' }, /^SMTP_URL is required/],
  [{ ...live, PUBLIC_URL: '' }, /^PUBLIC_URL is required/],
  [{ ...live, NETWORKS_FILE: '' }, /^NETWORKS_FILE is required/],
  [{ ...live, DATABASE_URL: '' }, /^DATABASE_URL is required/],
  [{ ...live, RATE_LIMITS: 'false' }, /^RATE_LIMITS can only be disabled/],
])('%j is refused by name', (environment, words) => {
  expect(() => settingsFromEnvironment(environment)).toThrow(words)
})
