import { Button, ShareIcon, type ButtonProps } from '@sluice/ui'

export interface ShareButtonProps extends Pick<ButtonProps, 'wide' | 'children'> {
  url: string
  /** What is shared, for the apps that show it. */
  title: string
}

async function share(data: ShareData) {
  try {
    await navigator.share(data)
  } catch {
    // The merchant closed the list of apps, or the browser refused. What is shared is on the page as well.
  }
}

/** Offers the apps that can send an address. Most desktop browsers cannot share: there it is not shown. */
export function ShareButton({ url, title, children, ...rest }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null
  return (
    <Button tone="secondary" onClick={() => void share({ url, title })} {...rest}>
      <ShareIcon />
      {children}
    </Button>
  )
}
