declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    /** OpenType feature tags to keep. All other layout features are dropped. */
    keepFeatures: string[]
    /** A number pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt' | 'woff2'): Promise<Buffer> }
  export default fontverter
}
