import { createPrivateKey, X509Certificate } from 'node:crypto'

import { expect, test } from 'vitest'

import { selfSigned } from './certificate.ts'

test('a certificate signs itself, with its own key, for a day', () => {
  const { key, cert } = selfSigned('127.0.0.1', new Date('2026-11-20T10:00:00Z'))
  const certificate = new X509Certificate(cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(certificate.subject).toBe('CN=127.0.0.1')
  expect([certificate.validFromDate, certificate.validToDate]).toEqual([
    new Date('2026-11-20T10:00:00Z'),
    new Date('2026-11-21T10:00:00Z'),
  ])
})
