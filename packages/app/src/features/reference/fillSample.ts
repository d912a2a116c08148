/** The values that replace environment variables in the samples. */
export interface SampleValues {
  /** The API key. */
  key: string
  /** The gateway's URL, without a trailing slash. */
  url: string
}

/** Replaces the environment variables of a sample with the merchant's values, so that it runs unchanged. */
export function fillSample(code: string, { key, url }: SampleValues): string {
  return code
    .replaceAll('${process.env.SLUICE_URL}', url)
    .replaceAll('${process.env.SLUICE_API_KEY}', key)
    .replaceAll('process.env.SLUICE_URL', `'${url}'`)
    .replaceAll('process.env.SLUICE_API_KEY', `'${key}'`)
    .replaceAll('os.environ["SLUICE_URL"] + "', `"${url}`)
    .replaceAll('os.environ["SLUICE_API_KEY"]', `"${key}"`)
    .replaceAll('$SLUICE_URL', url)
    .replaceAll('$SLUICE_API_KEY', key)
}
