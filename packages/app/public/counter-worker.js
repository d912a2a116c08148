// Shown when the counter is opened without a connection, in place of the browser's own page. Nothing else is kept: a page from
// before could show a code that nobody would see being paid.

const texts = {
  en: {
    title: 'No connection',
    message: 'The counter needs the internet to take payments. It opens as soon as you are online.',
    again: 'Try again',
  },
  hi: {
    title: 'इंटरनेट नहीं है',
    message: 'भुगतान लेने के लिए काउंटर को इंटरनेट चाहिए। इंटरनेट आते ही यह खुल जाएगा।',
    again: 'फिर से कोशिश करें',
  },
}

/** How often that page looks for a connection. */
const lookMs = 3_000

function offlinePage() {
  const language = navigator.language.startsWith('hi') ? 'hi' : 'en'
  const { title, message, again } = texts[language]
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 1rem; text-align: center; }
  a { display: inline-block; padding: 0.75rem; color: inherit; }
</style>
<main>
  <h1>${title}</h1>
  <p>${message}</p>
  <p><a href="">${again}</a></p>
</main>
<script>setInterval(() => fetch('', { method: 'HEAD' }).then(() => location.reload(), () => {}), ${lookMs})</script>
</html>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
    },
  })
}

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(offlinePage))
})
