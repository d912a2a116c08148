import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import type { OperationName } from './operations.ts'
import { readInput } from './readInput.ts'

/** What is refused of one field of these calls, and what it accepts. Undefined leaves the field out. */
interface Rule {
  calls: readonly OperationName[]
  part: 'body' | 'query'
  field: string
  right: readonly unknown[]
  refused: readonly unknown[]
}

function inBody(
  field: string,
  calls: readonly OperationName[],
  right: readonly unknown[],
  refused: readonly unknown[],
): Rule {
  return { calls, part: 'body', field, right, refused }
}

function inQuery(
  field: string,
  calls: readonly OperationName[],
  right: readonly (string | undefined)[],
  refused: readonly (string | undefined)[],
): Rule {
  return { calls, part: 'query', field, right, refused }
}

const notText = [undefined, null, 7, {}, '']
const notOptionalText = [null, 7, {}]
const turned = ['Refund \u202E00.000,1 USDT\u202C', 'a\u2066b']
const notName = [...notText, ...turned, '   ', 'x'.repeat(limits.nameMax + 1)]
const notMerchantName = [...notName, 'http://evil.example/click', 'Asha, www.evil.example']
const notSmall = [undefined, null, 7, '', '-1', '0.001', '1e1', ' . ']
const invoiceLine = { description: 'Tea', quantity: '2', unit_price: '10', tax_percent: '5' }

const notFlag = [undefined, null, 'true', 1]
const notPage = ['many', '1.5', 'Infinity', '0', '-1', '1000001']
const notLimit = ['many', '1.5', 'Infinity', '0', '-1', '101']
const notDate = ['yesterday', '31-01-2026', '2026-13-01', '2026-01-31T10:00:00', '']
const notCode = [...notText, '12345', '1234567', 'abcdef']
const tooLong = 'x'.repeat(1_000)

const credential = { id: 'e30', rawId: 'e30', type: 'public-key' }
const created = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } }
const asserted = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}
const notCredential = [null, 7, 'e30', {}, { ...asserted, id: '' }, { ...asserted, rawId: 'é' }]

const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lists = ['listPayments', 'viewPayments'] as const
const creations = ['createPayment', 'createMerchantPayment'] as const
const linkTokens = ['verifyUser', 'resetPassword'] as const

const rules: readonly Rule[] = [
  inBody(
    'email',
    ['register', 'login', 'forgotPassword', 'resendVerification', 'changeEmail'],
    ['somebody@example.com', ' Somebody@Example.com ', 'a@b.xn--p1ai'],
    [
      ...notText,
      'somebody',
      'somebody@',
      'somebody@example',
      `${'a'.repeat(65)}@example.com`,
      `${'a'.repeat(64)}@${'b'.repeat(190)}.example`,
    ],
  ),
  inBody('email', ['registerWithGoogle'], ['a@b.example'], [...notText, 'x']),
  inBody('email', ['closeAccount'], ['a@b.example'], notText),
  inBody(
    'full_name',
    ['register', 'updateUser'],
    ['X', 'ध'.repeat(limits.nameMax), "Ravi O'Menon <b>"],
    notMerchantName,
  ),
  inBody('full_name', ['registerWithGoogle'], ['म'.repeat(limits.nameMax)], [...notText, tooLong]),
  inBody(
    'name',
    ['addBusinessInfo', 'createApiKey', 'setBusinessProfile', 'addCounterDevice'],
    ['x'.repeat(limits.nameMax), ' दुकान "Shop" 🛒 '],
    notName,
  ),
  inBody('name', ['addPasskey', 'renamePasskey'], ['x'.repeat(60)], [...notName, 'x'.repeat(61)]),
  inBody('tps', ['addBusinessInfo'], [2, 1_000_000], [undefined, null, '2']),
  inBody('is_admin', ['updateUser'], [true, false], notFlag),
  inBody('is_verified', ['updateUser'], [true, false], notFlag),
  inBody(
    'password',
    ['login', 'registerWithGoogle'],
    ['x', 'x'.repeat(limits.passwordMax)],
    [...notText, 'x'.repeat(limits.passwordMax + 1)],
  ),
  inBody(
    'password',
    ['register'],
    ['k7#mQ2!z', `p${'ü'.repeat(limits.passwordMax - 1)}`],
    [...notText, 'x'.repeat(limits.passwordMax + 1)],
  ),
  inBody('password', ['confirmSession'], ['x'], [null, 7, {}, '', tooLong]),
  inBody(
    'new_password',
    ['resetPassword', 'changePassword'],
    ['k7#mQ2!z'],
    [...notText, 'x'.repeat(limits.passwordMax + 1)],
  ),
  inBody('token', linkTokens, ['abc', `"'abc'" `], [...notText, `"'`, 'x'.repeat(513)]),
  inBody('token', ['confirmEmailChange', 'refuseEmailChange'], ['abc'], notText),
  inBody('token', ['undoWalletChange'], ['abc'], [...notText, tooLong]),
  inBody('code', ['enableTotp'], ['123456', ' 123 456'], notCode),
  inBody('code', ['login', 'confirmSession'], [undefined, '123456'], [null, 123_456]),
  inBody('credential', ['addPasskey'], [created], [undefined, ...notCredential]),
  inBody('credential', ['logInWithPasskey'], [asserted], [undefined, ...notCredential]),
  inBody('passkey', ['confirmSession'], [undefined, asserted], notCredential),
  inBody(
    'wallet_id',
    ['updateWalletId'],
    [wallet, ` ${wallet}\n`, wallet.toLowerCase(), `0x${wallet.slice(2).toUpperCase()}`],
    [
      ...notText,
      ' \t',
      'my wallet',
      'TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE',
      wallet.slice(0, -1),
      `${wallet}0`,
      wallet.slice(2),
      `0x${'0'.repeat(40)}`,
    ],
  ),
  inBody(
    'wallet_id',
    ['setSecondWallet'],
    [null, wallet],
    [undefined, 7, '', 'my wallet', wallet.slice(0, -1), `0x${'0'.repeat(40)}`],
  ),
  inBody(
    'accepts_contract',
    ['updateWalletId', 'setSecondWallet'],
    [undefined, true, false],
    [null, 'true', 1],
  ),
  inBody(
    'amount',
    [...creations, 'createSale', 'createDeviceSale'],
    ['1', '00012.50', 12.5, 1e-10],
    [
      undefined,
      null,
      ['1'],
      true,
      '',
      'ten',
      '0',
      '0.0000000000',
      0,
      '-1',
      -1,
      '+1',
      ' 1 ',
      '1,000',
      '1e3',
      '0x10',
      '.5',
      '5.',
      '१२',
      '1.00000000001',
      '100000000000000000000',
      0.1234567890123456,
      9_007_199_254_740_992,
      1e-11,
    ],
  ),
  inBody(
    'amount',
    ['createPaymentLink'],
    ['40', null, undefined],
    ['0', '-1', 'ten', '1.00000000001'],
  ),
  inBody('amount', ['openPaymentLink'], ['7.5', undefined], ['0', 'ten', null]),
  inBody(
    'metadata',
    creations,
    [undefined, '', 'x'.repeat(limits.metadataMaxBytes), ' \t order\r\n 7 \n', '\u0001\u001b'],
    [
      ...notOptionalText,
      'x'.repeat(limits.metadataMaxBytes + 1),
      `${'é'.repeat(limits.metadataMaxBytes / 2)}x`,
    ],
  ),
  inBody(
    'day_limit',
    ['addCounterDevice'],
    [undefined, '5000', 12.5],
    [null, '', '0', '-1', 'ten'],
  ),
  inBody(
    'code',
    ['pairCounterDevice'],
    ['ABCD2345', 'abcd-2345', ' ABCD 2345 '],
    [undefined, null, 7, '', 'ABCD234', 'ABCD23456', 'ABCD234_', 'x'.repeat(65)],
  ),
  inBody('currency', creations, [undefined, 'USDC'], [null, 7, '']),
  inBody('currency', ['createSale', 'addCounterDevice'], ['INR'], [undefined, null, 7, '', '₹']),
  ...['underpayment_percent', 'overpayment_percent'].map((name) =>
    inBody(name, ['setPaymentPolicy'], ['0', '0.5', '10'], [...notSmall, '10.01']),
  ),
  ...['underpayment_max', 'overpayment_max'].map((name) =>
    inBody(name, ['setPaymentPolicy'], ['0', '0.5', '1000'], [...notSmall, '1000.01']),
  ),
  inBody('dust', ['setPaymentPolicy'], ['0', '0.01', '1'], [...notSmall, '1.01']),
  inBody(
    'grace_minutes',
    ['setPaymentPolicy'],
    [0, limits.graceMinutesMax],
    [undefined, null, '15', 1.5, -1, limits.graceMinutesMax + 1],
  ),
  inBody(
    'longest_wait_hours',
    ['setPaymentPolicy'],
    [1, limits.longestWaitHoursMax],
    [undefined, null, '24', 1.5, 0, limits.longestWaitHoursMax + 1],
  ),
  inBody('spread_percent', ['setPaymentPolicy'], ['0', '1.5', '10'], [...notSmall, '10.01']),
  inBody(
    'home_currency',
    ['setPaymentPolicy'],
    ['INR', 'JPY', 'KWD'],
    [...notText, 'inr', 'USDT', 'XYZ', 'Rupee'],
  ),
  inQuery(
    'amount',
    ['previewPayment'],
    ['1700', '0.5'],
    [undefined, '', '0', '-1', '1,700', '1e3'],
  ),
  inQuery('currency', ['previewPayment'], [undefined, 'USDT', 'INR'], ['', 'inr', '₹']),
  inBody(
    'color',
    ['setBusinessProfile'],
    [null, '#0a7c6e'],
    [undefined, 7, '', 'teal', '#0A7C6E', '#0a7', '#0a7c6e80', 'url(//evil.example)'],
  ),
  inBody(
    'contact_email',
    ['setBusinessProfile'],
    ['', ' ', 'shop@chai.example'],
    [undefined, null, 7, 'shop', 'shop@chai'],
  ),
  inBody(
    'contact_phone',
    ['setBusinessProfile'],
    ['', '+91 98765 43210', '०२२ ४५६७'],
    [undefined, null, 7, 'call me', 'javascript:alert(1)', '1'.repeat(limits.phoneMax + 1)],
  ),
  inBody(
    'address',
    ['setBusinessProfile'],
    ['', '12 MG Road\nBengaluru'],
    [undefined, null, 7, ...turned, 'x'.repeat(limits.addressMax + 1)],
  ),
  inBody(
    'tax_number',
    ['setBusinessProfile'],
    ['', '29ABCDE1234F1Z5'],
    [undefined, null, 7, ...turned, 'x'.repeat(limits.taxNumberMax + 1)],
  ),
  inBody(
    'receipt_footer',
    ['setBusinessProfile'],
    ['', 'Thank you\nCome again'],
    [undefined, null, 7, ...turned, 'x'.repeat(limits.receiptFooterMax + 1)],
  ),
  inBody(
    'image',
    ['setLogo'],
    [null, 'data:image/png;base64,iVBORw0KGgo='],
    [
      undefined,
      7,
      '',
      'https://evil.example/logo.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:text/html;base64,PGI+',
      'data:image/png;base64,<script>',
      `data:image/png;base64,${'A'.repeat(limits.logoMax)}`,
    ],
  ),
  inBody(
    'places',
    ['setFirstSteps'],
    [null, ['counter'], ['links', 'website', 'counter']],
    [undefined, 'counter', [], [7], ['shop'], ['counter', 'counter']],
  ),
  inBody('is_postponed', ['setFirstSteps'], [true, false], notFlag),
  inBody(
    'payment_mails',
    ['setNotifications'],
    ['each_payment', 'attention_only'],
    [...notText, 'never'],
  ),
  inBody(
    'until',
    ['seeNotifications'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    [...notText, 'now', '2026-11-20'],
  ),
  inBody('accepts_late', ['setPaymentPolicy'], [true, false], notFlag),
  inBody(
    'accepted_tokens',
    ['setPaymentPolicy'],
    [null, ['USDC']],
    [undefined, 'USDC', [], [7], ['']],
  ),
  inBody(
    'accepted_tokens',
    creations,
    [undefined, ['USDC'], ['USDT', 'USDC']],
    [
      null,
      'USDC',
      [],
      [7],
      [''],
      Array.from({ length: limits.acceptedTokensMax + 1 }, () => 'USDT'),
    ],
  ),
  inBody('currency', ['createPaymentLink'], [undefined, 'USDC'], [null, 7, [], '']),
  inBody(
    'description',
    [...creations, 'createSale', 'createDeviceSale'],
    [undefined, 'Two teas'],
    [null, '', '  ', 'x'.repeat(limits.descriptionMax + 1)],
  ),
  inBody(
    'description',
    ['createPaymentLink'],
    ['Tea'],
    [...notText, [], '  ', 'x'.repeat(limits.descriptionMax + 1)],
  ),
  inBody(
    'expires_at',
    ['createPaymentLink'],
    [undefined, '2027-01-31T10:00:00Z', '2027-01-31T10:00:00+05:30'],
    [null, 7, '', 'tomorrow', '2027-01-31'],
  ),
  inBody(
    'name',
    ['savePaymentView'],
    ['Unpaid'],
    [...notText, '  ', 'x'.repeat(limits.viewNameMax + 1), 'a\u202Eb'],
  ),
  inBody(
    'query',
    ['savePaymentView'],
    ['status=0'],
    [...notText, 'x'.repeat(limits.viewQueryMax + 1)],
  ),
  inBody(
    'number',
    ['createInvoice'],
    [undefined, 'INV-0001', 'बिल 7'],
    [null, 7, '', '  ', 'x'.repeat(limits.invoiceNumberMax + 1)],
  ),
  inBody(
    'customer_name',
    ['createInvoice'],
    ['Asha Traders'],
    [...notText, [], '  ', 'a\u202Eb', 'x'.repeat(limits.nameMax + 1)],
  ),
  inBody(
    'customer_email',
    ['createInvoice'],
    [undefined, '', 'asha@traders.example'],
    [null, 7, 'asha', 'asha@traders'],
  ),
  inBody('currency', ['createInvoice'], [undefined, 'INR'], [null, 7, [], '']),
  inBody(
    'lines',
    ['createInvoice'],
    [[invoiceLine], [{ ...invoiceLine, quantity: '0.0001', unit_price: '0', tax_percent: '100' }]],
    [
      undefined,
      null,
      'Tea',
      [],
      [7],
      Array.from({ length: limits.invoiceLinesMax + 1 }, () => invoiceLine),
      ...[
        { description: ' ' },
        { description: 'x'.repeat(limits.descriptionMax + 1) },
        { quantity: 2 },
        { quantity: '0' },
        { quantity: '-1' },
        { quantity: '0.00001' },
        { unit_price: '1e3' },
        { unit_price: '1,000' },
        { tax_percent: '100.01' },
        { tax_percent: '' },
        { discount: '5' },
      ].map((changes) => [{ ...invoiceLine, ...changes }]),
    ],
  ),
  inBody(
    'due_date',
    ['createInvoice'],
    ['2100-02-28'],
    [...notText, '2100-02-29', '31-12-2100', '2100-12-31T10:00:00Z'],
  ),
  inBody(
    'note',
    ['createInvoice'],
    [undefined, '', 'Thank you.'],
    [null, 7, 'x'.repeat(limits.invoiceNoteMax + 1)],
  ),
  inBody(
    'max_payments',
    ['createPaymentLink'],
    [undefined, 1, limits.linkPaymentsMax],
    [null, '5', 0, -1, 1.5, limits.linkPaymentsMax + 1],
  ),
  inBody(
    'return_url',
    [...creations, 'createPaymentLink'],
    [undefined, 'https://shop.example/thanks?order=7#top'],
    [
      null,
      '',
      '/thanks',
      'http://shop.example/thanks',
      'http://localhost.shop.example/',
      'javascript:alert(1)',
      'data:text/html,hi',
      'https://user:secret@shop.example/',
      `https://shop.example/${'x'.repeat(limits.returnUrlMax)}`,
    ],
  ),
  inBody(
    'expires_in',
    creations,
    [undefined, limits.expiresInMin, limits.expiresInMax],
    [null, '600', limits.expiresInMin - 1, limits.expiresInMax + 1, 600.5],
  ),
  inBody(
    'reference',
    [...creations, 'createPaymentLink'],
    [undefined, '', 'tasting'],
    [...notOptionalText, [], 'x'.repeat(limits.descriptionMax + 1)],
  ),
  inBody(
    'customer_name',
    creations,
    [undefined, '', 'Meera Iyer'],
    [...notOptionalText, [], 'x'.repeat(limits.nameMax + 1), 'a\u202Eb'],
  ),
  inBody(
    'customer_email',
    creations,
    [undefined, '', 'meera@example.com'],
    [...notOptionalText, [], 'meera', 'meera@', 'meera@example.com, arjun@example.in'],
  ),
  inBody('is_reusable', ['createPaymentLink'], [true, false], [undefined, 'yes']),
  inBody('is_active', ['updatePaymentLink'], [true, false], [undefined, 1]),
  inQuery('hash', ['findTransfer'], ['0xback'], [undefined, ' ', 'x'.repeat(121)]),
  inBody(
    'signature',
    ['updateWalletId'],
    [undefined, `0x${'ab'.repeat(65)}`],
    [null, 7, '', `0x${'ab'.repeat(64)}`, 'ab'.repeat(66)],
  ),
  inBody('hash', ['verifyRefund'], ['0xback', ' 0xback '], [...notText, 'x'.repeat(121)]),
  inBody('accepts_sender', ['verifyRefund'], [undefined, true, false], [null, 'true', 1]),
  inBody(
    'payment_id',
    ['createRefund'],
    ['0198f6b2', 'pay_0198f6b2'],
    [...notText, 'x'.repeat(65)],
  ),
  inBody('amount', ['createRefund'], [undefined, '7.5', 7.5], [null, '0', '-1', 'ten']),
  inBody('currency', ['createRefund'], [undefined, 'INR', 'USDT'], [null, 7, '', 'inr']),
  inBody('token', ['createRefund'], [undefined, 'USDC'], [null, 7, '', 'usdc']),
  inBody('rate', ['createRefund'], [undefined, 'payment', 'today'], [null, 'yesterday', 84.75]),
  inBody('network', ['createRefund'], [undefined, 'base'], [null, 7, 'x'.repeat(41)]),
  inBody(
    'reason',
    ['createRefund'],
    [undefined, '', 'Returned'],
    [...notOptionalText, ...turned, 'x'.repeat(limits.descriptionMax + 1)],
  ),
  inBody(
    'customer_email',
    ['createRefund'],
    [undefined, '', 'meera@example.com'],
    [...notOptionalText, 'meera'],
  ),
  inBody(
    'metadata',
    ['createRefund'],
    [undefined, {}, { order: '1046' }],
    [
      null,
      'text',
      { order: 1046 },
      { ['x'.repeat(41)]: 'a' },
      { order: 'x'.repeat(501) },
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key ${index}`, ''])),
    ],
  ),
  inBody('address', ['payRefund', 'claimRefund'], [wallet], [...notText, ' ', 'x'.repeat(121)]),
  inBody('code', ['claimRefund'], [undefined, '123456', '123 456'], [null, 123_456, '12345', '']),
  inBody('accepts_contract', ['claimRefund'], [undefined, true], [null, 'true']),
  inQuery('payment_id', ['listRefunds'], [undefined, 'pay_0198f6b2'], ['', 'x'.repeat(65)]),
  inQuery('cursor', ['listRefunds'], [undefined, 'ref_0198f6b2'], ['', 'x'.repeat(65)]),
  inQuery('state', ['listRefunds'], [undefined, 'claimed'], ['', 'paid']),
  inBody('since', ['resendFailedWebhooks'], ['2026-01-01T00:00:00Z'], [undefined, 'yesterday']),
  inQuery('page', lists, [undefined, '1', '02', '1000000'], notPage),
  inQuery(
    'page',
    ['listPaymentLinks', 'listInvoices', 'listWebhookDeliveries', 'listApiCalls'],
    [undefined, '1'],
    ['0', 'first'],
  ),
  inQuery('limit', lists, [undefined, '1', '100'], notLimit),
  inQuery(
    'limit',
    [
      'listPaymentLinks',
      'listInvoices',
      'listAuditEvents',
      'listRefunds',
      'listDepositTerms',
      'listBalanceTransactions',
    ],
    [undefined, '100'],
    ['0', '101', 'many'],
  ),
  inQuery('status', lists, [undefined, '-1', '0', '1'], ['many', '1.5', 'Infinity', '-2', '2']),
  inQuery('transaction_type', lists, [undefined, '0', '1'], ['many', '1.5', '-1', '2']),
  inQuery('from_date', lists, [undefined, '2026-01-31', '2026-01-31T10:00Z'], notDate),
  inQuery('to_date', lists, [undefined, '2026-01-31', '2026-01-31T10:00Z'], notDate),
  inQuery('cursor', lists, [undefined, 'x'], ['']),
  inQuery('link_id', lists, [undefined, 'x'], ['']),
  inQuery('cursor', ['listDepositTerms'], [undefined, 'x'], ['']),
  inQuery(
    'cursor',
    ['listAuditEvents', 'listBalanceTransactions'],
    [undefined, 'x'],
    ['', tooLong],
  ),
  inQuery('search', ['listPayments'], [undefined, 'tea'], ['', '   ', 'x'.repeat(201)]),
  inQuery('state', ['listPayments'], [undefined, 'paid'], ['', 'lost']),
  inQuery('network', ['listPayments'], [undefined, 'local'], ['x'.repeat(41)]),
  inQuery('created_by', ['listPayments'], [undefined, 'counter'], ['', 'till']),
  inQuery('currency', ['listPayments'], [undefined, 'USDT'], ['x'.repeat(21)]),
  inQuery('currency', ['listRates'], [undefined, 'INR'], ['', 'inr', '₹']),
  inQuery('result', ['listApiCalls'], [undefined, 'failed'], ['fine']),
  inQuery('state', ['listWebhookDeliveries'], [undefined, 'waiting'], ['lost']),
  inQuery(
    'from_date',
    ['getSummary', 'listBalanceTransactions'],
    ['2026-01-01'],
    [undefined, 'yesterday', '2026-01-31T10:00:00Z', '2026-02-30'],
  ),
  inQuery(
    'to_date',
    ['getSummary', 'listBalanceTransactions'],
    ['2026-01-31'],
    [undefined, 'yesterday', '2026-01-31T10:00:00Z', '2026-02-30'],
  ),
  inQuery(
    'webhookUrl',
    ['setWebhook'],
    [
      'https://hooks.example.com:8443/paid?shop=1&note=a%20b%2Bc#part',
      'https://hooks.example.com/'.padEnd(limits.webhookUrlMax, 'x'),
    ],
    [
      undefined,
      '',
      '   ',
      'hooks',
      'hooks.example.com/paid',
      'https://hooks.example.com/'.padEnd(limits.webhookUrlMax + 1, 'x'),
      'http://./',
      'http://localhost../',
    ],
  ),
]

/** The names of the fields that a call refuses. */
function refusedFields({ part, field }: Rule, call: OperationName, value: unknown): string[] {
  const operation: Operation = operations[call]
  const schema = operation[part]
  if (!schema) throw new Error(`${call} has no ${part}`)
  const result = readInput(schema, value === undefined ? {} : { [field]: value })
  // Of an object, its members are named.
  return result.success ? [] : result.fields.map((each) => each.field.split('.')[0] ?? '')
}

describe.each(rules.flatMap((rule) => rule.calls.map((call) => ({ ...rule, call }))))(
  '$field of $call',
  (rule) => {
    test('accepts what it should', () => {
      for (const value of rule.right) {
        expect([value, refusedFields(rule, rule.call, value)]).not.toEqual([
          value,
          expect.arrayContaining([rule.field]),
        ])
      }
    })

    test('refuses everything else', () => {
      for (const value of rule.refused) {
        expect([value, refusedFields(rule, rule.call, value)]).toEqual([
          value,
          expect.arrayContaining([rule.field]),
        ])
      }
    })
  },
)

test.each(['order\0 1', 'order \ud83d', { order: ['\0'] }])(
  '%j, which no server can store, is refused',
  (text) => {
    const result = readInput(v.object({ note: v.unknown() }), { note: text })
    expect(result).toMatchObject({
      success: false,
      fields: [{ field: expect.stringMatching(/^note/) }],
    })
  },
)

test.each([
  ['before from_date', '2025-12-31'],
  ['more than 366 days later', '2027-01-02'],
])('to_date of getSummary is not %s', (_, to_date) => {
  const result = readInput(operations.getSummary.query, { from_date: '2026-01-01', to_date })
  expect(result).toMatchObject({ success: false, fields: [{ field: 'to_date' }] })
})

test('to_date of listBalanceTransactions is not before from_date', () => {
  const period = { from_date: '2026-01-02', to_date: '2026-01-01' }
  expect(readInput(operations.listBalanceTransactions.query, period)).toMatchObject({
    success: false,
    fields: [{ field: 'to_date' }],
  })
})

test('every field of every call is in the table', () => {
  const fields = Object.entries(operations).flatMap(([call, operation]: [string, Operation]) =>
    (['body', 'query'] as const).flatMap((part) => {
      const schema = operation[part]
      return schema && 'entries' in schema
        ? Object.keys(Object(schema.entries)).map((field) => `${call} ${part} ${field}`)
        : []
    }),
  )
  const tested = new Set(
    rules.flatMap(({ calls, part, field }) => calls.map((call) => `${call} ${part} ${field}`)),
  )
  expect(fields.filter((field) => !tested.has(field))).toEqual([])
})
