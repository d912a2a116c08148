/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Spreadsheets treat text that starts with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/

/** A cell in the format of RFC 4180. An apostrophe keeps text from being run as a formula. */
export function csvCell(text: string): string {
  return quote(formulaStart.test(text) ? `'${text}` : text)
}

/** A cell that cannot be a formula, because the contract validates it. A negative amount stays a number. */
export function plainCell(value: string): string {
  return quote(value)
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}
