import { expect, test } from 'vitest'

import { letGo, withoutDataRouter } from './lightRouter.ts'

test('leaves nothing that keeps an unused component', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  ({ to }, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'var Here = React.createContext(null);',
    'function inside() {',
    '  invariant(',
    '    false, `Never`',
    '  );',
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
    '  /* @__PURE__ */ invariant(',
    '    false, `Never`',
    '  );',
    '  Form.displayName = "fetcher.Form";',
    '}',
  ])
})

test('settles that there is no data router', () => {
  const code = [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
    'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
    '  let dataRouterState = dataRouterOpts?.state;',
  ]
  expect(withoutDataRouter(code.join('\n')).split('\n')).toEqual([
    'return useNavigateUnstable();',
    '',
    'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
    '  dataRouterOpts = void 0; const dataRouterState = void 0;',
  ])
})

test('notices when the router asks in other words', () => {
  expect(() => withoutDataRouter('function _renderMatches() {}')).toThrow('no longer says')
})

test('leaves other modules alone', () => {
  expect(withoutDataRouter('const isDataRoute = true')).toBe('const isDataRoute = true')
})
