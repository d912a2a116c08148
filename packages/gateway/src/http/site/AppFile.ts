/** One file of the built app, as it is sent. */
export interface AppFile {
  type: string
  /** Changes whenever the content does. */
  etag: string
  cacheControl: string
  /** The content, plain and compressed, where compressing helped. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
  /** Pages only. */
  contentSecurityPolicy?: string
}
