import { describe, expect, test } from 'vitest'

import { walletWarning } from './walletWarning.ts'

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

describe('says nothing of', () => {
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
  ])('%j, which may be anything', (text) => {
    expect(walletWarning(text)).toBeUndefined()
  })
})

describe('names what looks wrong with', () => {
  test.each([
    // One letter in the wrong case.
    ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'The capital letters don’t match'],
    // One digit mistyped.
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec', 'The capital letters don’t match'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'this one has 39'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', 'this one has 41'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeO', '“O” is in no address that begins with 0x'],
    ['0x5аAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '“а” is in no address that begins with 0x'],
    // From BIP-350: mixed case, a wrong checksum, the old checksum with a new version, the new one with version 0.
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'mixes capital and small letters'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'doesn’t match its checksum'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
      'doesn’t match its checksum',
    ],
    [
      'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
      'doesn’t match its checksum',
    ],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'doesn’t match its checksum'],
    ['bc1pw5dgrnzv', 'doesn’t match its checksum'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'doesn’t match its checksum'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'test network'],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeW', 'doesn’t match its checksum'],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqe', 'doesn’t match its checksum'],
    ['TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqe0', '“0” is in no such address'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'doesn’t match its checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divfla', '“l” is in no such address'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5Dl', '“l” is in no such address'],
    ['zokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DAA', 'too long'],
    ['TNPeeaaFB7K9cmo4uQpc U32zGK8G1NYqeL', 'a blank or a hidden character'],
    ['TNPeeaaFB7K9cmo4uQpc\u200BU32zGK8G1NYqeL', 'a blank or a hidden character'],
  ])('%s', (address, words) => {
    expect(walletWarning(address)).toContain(words)
  })
})
