/** How many stories of a file passed and failed. Each is checked with axe-core, in the light and the dark theme. */
export interface StoryCounts {
  passed: number
  failed: number
}

/** What an import of a component brings of this package, in bytes after Brotli; React and other packages aside. */
export interface ComponentSize {
  js: number
  css: number
}

// The checks write them. Without `npm test -- stories package` there are none.
const stories = import.meta.glob<Record<string, StoryCounts>>('../../reports/stories.json', {
  import: 'default',
  eager: true,
})
const sizes = import.meta.glob<Record<string, ComponentSize>>('../../reports/sizes.json', {
  import: 'default',
  eager: true,
})

const kilobytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 1,
})

/** What the last run of the checks found out about a component, in words. */
export function checkedWords(name: string, importPath: string): string[] {
  const [counts] = Object.values(stories).map((byFile) => byFile[importPath.replace(/^\.\//, '')])
  const [size] = Object.values(sizes).map((byName) => byName[name])
  return [
    ...(size
      ? [`${kilobytes.format((size.js + size.css) / 1000)} of its own`]
      : ['Size not measured yet']),
    ...(counts
      ? [
          counts.failed > 0
            ? `Accessibility: ${counts.failed} of ${counts.passed + counts.failed} stories fail`
            : `Accessibility: ${counts.passed} stories pass axe-core, light and dark`,
        ]
      : ['Accessibility not checked yet']),
  ]
}
