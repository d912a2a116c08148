import type { AuditEvent } from '@sluice/api/contract'

import { byteOrderMark, csvCell, csvLine } from '../../components/files/csv.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { actionText } from './activityText.ts'

/** The columns: the fields of the contract by their names, with words beside the code of the action. */
const columns = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  action: ({ action }) => action,
  action_text: (event, t) => actionText(event, t),
  detail: ({ detail }) => detail.map(({ name, value }) => `${name}: ${value}`).join('; '),
  actor: ({ actor }) => actor,
  device: ({ device }) => device,
  address: ({ address }) => address,
  request_id: ({ request_id }) => request_id ?? '',
} satisfies Record<string, (event: AuditEvent, t: Translate) => string>

/** All events as CSV. */
export function activityCsv(events: readonly AuditEvent[], t: Translate): string {
  const rows = events.map((event) => Object.values(columns).map((read) => csvCell(read(event, t))))
  return byteOrderMark + [Object.keys(columns), ...rows].map(csvLine).join('')
}
