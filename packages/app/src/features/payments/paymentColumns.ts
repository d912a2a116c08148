import type { HeldTransfer, Payment } from '@sluice/api/contract'

import type { FileColumn } from '../../components/files/tableFile.ts'
import type { PlainKey, Translate } from '../../messages/MessageKey.ts'

const statusKeys: Readonly<Record<number, PlainKey>> = {
  1: 'transactions.success',
  0: 'transactions.pending',
}

/** A held transfer: `200.0000000000 USDC token_not_accepted`, and how it was resolved. */
function heldWords({ amount, token, reason, resolution }: HeldTransfer): string {
  return [amount, token, reason, ...(resolution ? [resolution] : [])].join(' ')
}

/** The columns of exported payments: the fields of the contract by their names, with words beside codes and the time in India. */
export function paymentColumns(
  t: Translate,
  types: readonly string[],
): readonly FileColumn<Payment>[] {
  return [
    { name: 'id', kind: 'text', width: 38, read: ({ id }) => id },
    { name: 'created_at', kind: 'text', read: ({ created_at }) => created_at },
    { name: 'created_at_india', kind: 'time', read: ({ created_at }) => created_at },
    { name: 'description', kind: 'text', width: 32, read: ({ description }) => description },
    { name: 'reference', kind: 'text', read: ({ reference }) => reference },
    { name: 'customer_name', kind: 'text', read: (row) => row.customer_name },
    { name: 'customer_email', kind: 'text', read: (row) => row.customer_email },
    { name: 'status', kind: 'code', read: ({ status }) => String(status) },
    {
      name: 'status_text',
      kind: 'text',
      read: ({ status }) => t(statusKeys[status] ?? 'transactions.failed'),
    },
    { name: 'state', kind: 'text', read: ({ state }) => state },
    { name: 'transaction_type', kind: 'code', read: (row) => String(row.transaction_type) },
    {
      name: 'type_text',
      kind: 'text',
      read: ({ transaction_type }) => types[transaction_type] ?? '',
    },
    { name: 'currency', kind: 'text', read: ({ currency }) => currency },
    { name: 'amount', kind: 'amount', read: ({ amount }) => amount },
    { name: 'received', kind: 'amount', read: ({ received }) => received },
    { name: 'fee_due', kind: 'amount', read: ({ fee_due }) => fee_due },
    { name: 'fee_collected', kind: 'amount', read: ({ fee_collected }) => fee_collected },
    { name: 'net', kind: 'amount', read: ({ net }) => net },
    { name: 'resolution', kind: 'text', read: ({ resolution }) => resolution },
    { name: 'held', kind: 'text', read: ({ held }) => held.map(heldWords).join('; ') },
    { name: 'network', kind: 'text', read: ({ network }) => network },
    { name: 'deposit_address', kind: 'text', width: 44, read: (row) => row.deposit_address },
    { name: 'hash', kind: 'text', width: 68, read: ({ hash }) => hash },
    { name: 'forwarding', kind: 'text', read: ({ forwarding }) => forwarding },
    { name: 'forwarding_hash', kind: 'text', width: 68, read: (row) => row.forwarding_hash },
    { name: 'user_id', kind: 'text', width: 38, read: ({ user_id }) => user_id },
    { name: 'created_by', kind: 'text', read: ({ created_by }) => created_by },
    { name: 'metadata', kind: 'text', read: ({ metadata }) => metadata },
  ]
}
