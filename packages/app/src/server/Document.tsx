import {
  languageParameter,
  operatorConfigElementId,
  pagePlaceholders,
  type Checkout,
} from '@sluice/api/contract'
import { sluiceBrand } from '@sluice/ui'

import { paths } from '../config/paths.ts'
import { servedCheckoutId } from '../features/checkout/servedCheckout.ts'
import { defaultLanguage, languageOf } from '../messages/languages.ts'
import { languagesOf, type Texts } from '../messages/Texts.ts'
import { areasOf, type AppRoute } from '../routes/routes.ts'
import type { PageAssets } from './PageAssets.ts'
import { descriptions, firstCalls } from './pageFacts.ts'

export interface DocumentProps {
  route: AppRoute
  /** The content of the app's root. */
  html: string
  assets: PageAssets
  texts: Texts
  /** What the page shows of it is in its HTML; the app starts with the same. */
  checkout?: Checkout | undefined
}

/** The text of a JSON block, which must not close its own element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Tags for search engines and link previews. A page without a description has neither. */
function SearchTags({
  route: { path, messages },
  title,
  texts: { t, language },
}: Pick<DocumentProps, 'route' | 'texts'> & { title: string }) {
  const key = descriptions[path]
  if (!key) return <meta name="robots" content="noindex" />
  const description = t(key)
  const addressIn = (code: string) =>
    pagePlaceholders.publicUrl +
    path +
    (code === defaultLanguage ? '' : `?${languageParameter}=${code}`)
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {languagesOf(messages).map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={sluiceBrand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:image" content={`${pagePlaceholders.publicUrl}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** What a page loads: its own small script if it is complete without the app, else the app. */
function Scripts({ route, assets, texts }: Pick<DocumentProps, 'route' | 'assets' | 'texts'>) {
  if (route.isStatic) {
    return <script type="module" dangerouslySetInnerHTML={{ __html: assets.publicScript }} />
  }
  const messages = areasOf(route, texts.language).flatMap(
    (area) =>
      assets.messages[`${texts.language}/${area}`] ??
      assets.messages[`${defaultLanguage}/${area}`] ??
      [],
  )
  return (
    <>
      <script type="module" src={assets.app} />
      {[...messages, ...(assets.preload[route.path] ?? [])].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
    </>
  )
}

/** What is installed from a page, if it is not the dashboard. */
const manifests: Partial<Record<string, string>> = {
  [paths.counter]: '/counter.webmanifest',
  [paths.counterDevice]: '/counter-device.webmanifest',
}

/** The HTML document of every page. */
export function Document({ route, html, assets, texts, checkout }: DocumentProps) {
  const { t, language } = texts
  const title = `${t(route.title)} · ${sluiceBrand.name}`
  // A page that comes with its payment asks for nothing.
  const calls = checkout ? undefined : firstCalls(route.path)
  return (
    <html
      lang={language}
      dir={languageOf(language).direction}
      data-offers={pagePlaceholders.offers}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f3ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1d23" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="64x64" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={manifests[route.path] ?? '/manifest.webmanifest'} />
        <title>{title}</title>
        <script
          data-audience={route.audience}
          data-static={route.isStatic}
          data-calls={calls?.join(' ')}
          dangerouslySetInnerHTML={{ __html: assets.headScript }}
        />
        <SearchTags route={route} title={title} texts={texts} />
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <Scripts route={route} assets={assets} texts={texts} />
        <script
          id={operatorConfigElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: pagePlaceholders.config }}
        />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
        {checkout && (
          <script
            id={servedCheckoutId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: json(checkout) }}
          />
        )}
        {!route.isStatic && (
          <noscript>{t(checkout ? 'page.doesNotUpdate' : 'page.needsJavaScript')}</noscript>
        )}
      </body>
    </html>
  )
}
