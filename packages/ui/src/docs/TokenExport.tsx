import { Button } from '../components/Button/Button.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { tokenFiles } from '../theme/designTokens.ts'
import { DownloadIcon } from '../icons/icons.ts'

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads the token files that the package contains. */
export function TokenDownloads() {
  return (
    <Inline gap="snug">
      {Object.entries(tokenFiles()).map(([name, text]) => (
        <Button key={name} tone="secondary" onClick={() => download(name, text)}>
          <DownloadIcon />
          {name}
        </Button>
      ))}
    </Inline>
  )
}
