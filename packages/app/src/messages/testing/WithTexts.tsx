import type { ReactNode } from 'react'

import { TextProvider } from '../TextProvider.tsx'
import { texts } from './texts.ts'

/** Gives English texts to a component that is rendered without the app. */
export function WithTexts({ children }: { children: ReactNode }) {
  return <TextProvider texts={texts}>{children}</TextProvider>
}
