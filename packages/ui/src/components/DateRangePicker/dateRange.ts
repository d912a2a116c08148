/** Two days such as `2026-01-31`, both included; empty strings for no limit. */
export interface DateRange {
  from: string
  to: string
}

export type DateRangeTexts = typeof dateRangeTexts

export const dateRangeTexts = {
  /** Shown while there is no range. */
  any: 'Any time',
  clear: 'Clear',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Shown until the first day has been chosen. */
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
  calendar: 'Choose dates',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** Beside a text that is no day. The example is written as in the place. */
  noDay: (example: string) => `Enter a day, such as ${example}`,
  /** Beside a day before the earliest. */
  tooEarly: (day: string) => `Not before ${day}`,
  /** Beside a day after the latest. */
  tooLate: (day: string) => `Not after ${day}`,
}
