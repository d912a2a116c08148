import { html } from 'hono/html'

import { sandboxDocument } from '../pages/layout.ts'
import type { Html } from '../pages/layout.ts'
import { googlePath } from './paths.ts'
import { persons } from './persons.ts'
import type { Person } from './persons.ts'

function popup(title: string, content: Html): Html {
  const header = html`<strong>Google’s stand-in <span>sandbox</span></strong>`
  return sandboxDocument('narrow', title, header, content)
}

/** Asks who one is. Nobody has a password here. */
export function choosePage(uid: string): Html {
  const consent = `${googlePath}/interaction/${uid}/consent`
  return popup(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p class="lead">to continue to Sluice. This page plays Google: be whoever you like.</p>
      <ul class="list">
        ${persons.map(
          ({ sub, name, about }) =>
            html`<li>
              <a class="card choice" href="${consent}?person=${sub}">
                <strong>${name}</strong> <span class="quiet">${about}</span>
              </a>
            </li>`,
        )}
      </ul>
      <h2>Somebody else</h2>
      <form action="${consent}" class="stacked">
        <label>E-mail <input name="email" type="email" required maxlength="200" /></label>
        <label>Name <input name="name" required maxlength="120" /></label>
        <button class="main">Continue</button>
      </form>
      <form method="post" action="${googlePath}/interaction/${uid}">
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )
}

/** Asks whether the app may know. */
export function consentPage(uid: string, person: Person, sent: URLSearchParams): Html {
  return popup(
    'Allow access',
    html`<h1>Continue to Sluice?</h1>
      <p class="lead">
        Sluice will see your name${person.email ? html` and your e-mail address` : ''}, and nothing
        else.
      </p>
      <div class="card">
        <strong>${person.name}</strong>
        <div class="quiet">${person.email ?? 'No e-mail address'}</div>
      </div>
      <form method="post" action="${googlePath}/interaction/${uid}">
        ${[...sent].map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="main" name="decision" value="allow">Allow</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )
}

/** What stands there when a sign-in can't go on. */
export function failurePage(): Html {
  return popup(
    'This sign-in can’t go on',
    html`<h1>This sign-in can’t go on</h1>
      <p class="lead">
        It has run out, or was not begun by Sluice. Close this window and begin again there.
      </p>`,
  )
}
