import { useEffect } from 'react'

import type { News } from './newsOf.ts'
import { useNews } from './useNews.ts'

export interface NewsWatcherProps {
  /** Called with whatever is new since it began to watch. */
  onNews: (news: News) => void
}

/** Watches for new payments for as long as it is there. Draws nothing: its code comes after the page. */
export function NewsWatcher({ onNews }: NewsWatcherProps) {
  const news = useNews()
  useEffect(() => onNews(news), [news, onNews])
  return null
}
