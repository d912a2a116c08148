import { describe, expect, test } from 'vitest'

import { walletWarning } from './walletWarning.ts'

const checksum = 'checksum of this address does not match'

/** From EIP-55. */
const ethereum = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

/** From BIP-173 and BIP-350. */
const segwit = [
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]

const others = [
  // The first block's.
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  // From BIP-16's deployment.
  '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
  // From Tron's documentation.
  'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  // Solana's token program, and the wrapped coin.
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'So11111111111111111111111111111111111111112',
]

describe('accepts', () => {
  test.each([...ethereum, ...segwit, ...others])('%s', (address) => {
    expect(walletWarning(address)).toBeUndefined()
    expect(walletWarning(` ${address} `)).toBeUndefined()
  })

  test.each([
    '',
    'a-new-wallet',
    'Main wallet',
    'Treasury',
    'The wallet of the second shop in Jaipur',
    '4111111111111111',
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
  ])('%j, which is not an address', (text) => {
    expect(walletWarning(text)).toBeUndefined()
  })
})

describe('warns of', () => {
  test.each([
    // One letter in the wrong case.
    ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', checksum],
    // One digit mistyped.
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec', checksum],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'this one has 39'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', 'this one has 41'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeO', '“O” is not allowed'],
    ['0x5аAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '“а” is not allowed'],
    // From BIP-350: mixed case, a wrong checksum, the old checksum with a new version, the new one with version 0.
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'mixes upper and lower case'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', checksum],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', checksum],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', checksum],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', checksum],
    ['bc1pw5dgrnzv', checksum],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', checksum],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'test network'],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeW', checksum],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqe', checksum],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqe0', 'cannot contain “0”'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', checksum],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divfla', 'cannot contain “l”'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5Dl', 'cannot contain “l”'],
    ['zokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DAA', 'an extra character'],
    ['TNPeeaaFB7K9cmo4uQpc U32zGK8G1NYqeL', 'Remove the space or hidden character'],
    ['TNPeeaaFB7K9cmo4uQpc\u200BU32zGK8G1NYqeL', 'Remove the space or hidden character'],
  ])('%s', (address, warning) => {
    expect(walletWarning(address)).toContain(warning)
  })
})
