/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * What spreadsheets run as a formula: such a character, also a full-width one, at the beginning of a cell. A file that is read
 * with another separator has cells inside a text, too.
 */
const formulaStart = /(^|[;,|\t\r\n])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g

/** A text as a cell in the format of RFC 4180. An apostrophe keeps what is in it from being run as a formula. */
export function csvCell(text: string): string {
  return `"${text.replaceAll(formulaStart, `$1$2'`).replaceAll('"', '""')}"`
}

/** A cell that cannot be a formula, because the contract validates it. A negative amount stays a number. */
export function plainCell(value: string): string {
  return /[",\r\n]/.test(value) ? csvCell(value) : value
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}
