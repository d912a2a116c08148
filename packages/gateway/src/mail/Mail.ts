/** One mail to one person, in both forms. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
