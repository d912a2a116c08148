import { expect, test } from 'vitest'

import { letGo } from './lightRouter.ts'

test('leaves nothing that keeps an unused component', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  ({ to }, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'var Here = React.createContext(null);',
    'function inside() {',
    '  Form.displayName = "fetcher.Form";',
    '}',
  ]
  expect(letGo(code.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  ({ to }, ref) => null',
    ');',
    '',
    'var Here = /* @__PURE__ */ React.createContext(null);',
    'function inside() {',
    '  Form.displayName = "fetcher.Form";',
    '}',
  ])
})
