import { relative, sep } from 'node:path'

import { root } from '../lib/root.ts'
import { forbidden } from './arrows.ts'

/** The part of oxlint's rule context that is used here. */
interface Context {
  readonly filename: string
  report: (finding: { node: Importing; message: string }) => void
}

/** Any piece of syntax that names another module. */
interface Importing {
  readonly type: string
  readonly source?: { readonly type: string; readonly value?: unknown } | null
}

/** oxlint's plugin of this house: `sluice/arrows` keeps the imports between its layers one way. */
export default {
  meta: { name: 'sluice' },
  rules: {
    arrows: {
      create(context: Context) {
        const file = relative(root, context.filename).replaceAll(sep, '/')
        const check = (node: Importing) => {
          const specifier = node.source?.value
          if (typeof specifier !== 'string') return
          const message = forbidden(file, specifier, node.type === 'ImportExpression')
          if (message) context.report({ node, message })
        }
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        }
      },
    },
  },
}
