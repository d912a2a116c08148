/** What a merchant's own samples have in place of variables. */
export interface SampleValues {
  /** The API key. */
  key: string
  /** The gateway's address, without a slash at its end. */
  url: string
}

/** A sample with the merchant's own values in place of the variables of the environment; it runs as it stands. */
export function fillSample(code: string, { key, url }: SampleValues): string {
  return code
    .replaceAll('${process.env.SLUICE_URL}', url)
    .replaceAll('process.env.SLUICE_API_KEY', `'${key}'`)
    .replaceAll('os.environ["SLUICE_URL"] + "', `"${url}`)
    .replaceAll('os.environ["SLUICE_API_KEY"]', `"${key}"`)
    .replaceAll('$SLUICE_URL', url)
    .replaceAll('$SLUICE_API_KEY', key)
}
