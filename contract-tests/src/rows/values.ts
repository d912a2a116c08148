import { limits } from '@sluice/api/contract'

/** Amounts as they are sent, and as they must come back. */
export const amounts: readonly (readonly [sent: string | number, kept: string])[] = [
  ['1', '1.0000000000'],
  ['0.0000000001', '0.0000000001'],
  ['0.1234567891', '0.1234567891'],
  ['00012.50', '12.5000000000'],
  ['99999999999999999999.9999999999', '99999999999999999999.9999999999'],
  ['9007199254740993.0000000001', '9007199254740993.0000000001'],
  [12.5, '12.5000000000'],
  [0.1, '0.1000000000'],
  [1e-7, '0.0000001000'],
  [1e-10, '0.0000000001'],
  [123_456_789_012_345, '123456789012345.0000000000'],
  [0.123456789, '0.1234567890'],
]

/** Metadata that must come back byte for byte. */
export const metadatas: readonly (readonly [title: string, metadata: string])[] = [
  ['outer blanks and line ends', ' \t order\r\n 7 \n'],
  ['JSON, as its sender wrote it', '{"b": 1,  "a":[1.0, 1e2], "a": null}'],
  ['quotes and backslashes', `'"\\"\\\\ %s %00 \${7*7} {{7*7}}`],
  ['markup', '</script><script>alert(1)</script><!-- &amp; &lt;'],
  ['several scripts', 'मसाला चाय · مرحبا · 你好 · שלום · Ελλάδα'],
  ['characters beyond the first plane', '🧾👩‍👩‍👧‍👦🇮🇳 𝒜 \u{10FFFF}'],
  ['composed and decomposed letters', 'é e\u0301 ﬁ Å Å'],
  ['invisible characters', '\uFEFFa\u200Bb\u202Ec\u2028d\u2029e\u00A0'],
  ['a word joiner in front', '\u2060\u2060\uFEFForder'],
  ['control characters', '\u0001\u0008\u001b[31m\u007f\u0085'],
  ['the longest there may be', 'x'.repeat(limits.metadataMaxBytes)],
  [
    'the longest there may be, in characters of four bytes',
    '🧾'.repeat(limits.metadataMaxBytes / 4),
  ],
]
