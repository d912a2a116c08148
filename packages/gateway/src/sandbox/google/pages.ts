import { html } from 'hono/html'

import { sandboxDocument } from '../pages/layout.ts'
import type { Html } from '../pages/layout.ts'
import { googlePath } from './paths.ts'
import { persons } from './persons.ts'
import type { Person } from './persons.ts'

function popup(title: string, content: Html): Html {
  const header = html`<strong>Google stand-in <span>sandbox</span></strong>`
  return sandboxDocument('narrow', title, header, content)
}

/** Asks which account to use. No account here has a password. */
export function choosePage(uid: string): Html {
  const consent = `${googlePath}/interaction/${uid}/consent`
  return popup(
    'Choose an account',
    html`<h1>Choose an account</h1>
      <p class="lead">to continue to Sluice. This page stands in for Google: pick any account.</p>
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
      <h2>Use another account</h2>
      <form action="${consent}" class="stacked">
        <label>Email <input name="email" type="email" required maxlength="200" /></label>
        <label>Name <input name="name" required maxlength="120" /></label>
        <button class="main">Continue</button>
      </form>
      <form method="post" action="${googlePath}/interaction/${uid}">
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )
}

/** Asks for consent to share the account's name and email address. */
export function consentPage(uid: string, person: Person, sent: URLSearchParams): Html {
  return popup(
    'Allow access',
    html`<h1>Continue to Sluice?</h1>
      <p class="lead">Sluice will see your name${person.email ? html` and email address` : ''}.</p>
      <div class="card">
        <strong>${person.name}</strong>
        <div class="quiet">${person.email ?? 'No email address'}</div>
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

/** Shown when a sign-in is unknown or has expired. */
export function failurePage(): Html {
  return popup(
    'Sign-in cannot continue',
    html`<h1>Sign-in cannot continue</h1>
      <p class="lead">
        This sign-in has expired or was not started from Sluice. Close this window and try again.
      </p>`,
  )
}
