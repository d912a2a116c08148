/** The part of a syntax node that is used here. */
interface Node {
  readonly type: string
  readonly parent?: Node
  readonly value?: unknown
  readonly name?: Node | string
  readonly callee?: Node
  readonly key?: Node
  readonly object?: Node
  readonly property?: Node
  readonly operator?: string
}

/** The part of oxlint's rule context that is used here. */
interface Context {
  report: (finding: { node: Node; message: string }) => void
}

/** Two words, or one that begins a sentence or a label: what a person reads. Names in code are a single word. */
const readable =
  /[\p{L}\d]{2,}[,;:’)]? [(“]?\p{L}|^\d+ \p{Ll}{3}|^\s*\p{Lu}\p{Ll}+(?:\.{3}|[.…!?:])?\s*$/u

/** The same in every language. */
const names = /^(?:Google|Node|Node SDK|npm install .*|openapi\.json|Python|Sluice)$/

/** A part of a sentence beside a value. */
const readablePart = /^ \p{L}{2,}|(?:^|\s)\p{L}{2,} $/u

/** Attributes and members with code in them, or with a brand, which is the same in every language. */
const codeNames =
  /^(?:accept|aria-describedby|autoComplete|brand|className|content|d|describedBy|htmlFor|media|pattern|points|preserveAspectRatio|scope|sizes|style|transform|viewBox)$/

/** What takes code: errors for developers, expressions, selectors. */
const codeCalls = /Error$|^(?:RegExp|closest|matches|querySelector|querySelectorAll)$/

function nameOf(node: Node | string | undefined): unknown {
  if (typeof node !== 'object') return node
  return node.type === 'Literal' ? node.value : node.name
}

function isCodeCall({ callee }: Node): boolean {
  if (
    (callee?.object && nameOf(callee.object.property ?? callee.object) === 'logger') ||
    nameOf(callee?.object) === 'console'
  )
    return true
  return codeCalls.test(String(nameOf(callee?.property ?? callee)))
}

/** Whether a literal is code by where it stands: imports, types, comparisons, errors for developers. */
function isCode(node: Node): boolean {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'SwitchCase':
      case 'TSLiteralType':
      case 'TSEnumMember':
        return child === node
      case 'BinaryExpression':
        if (parent.operator !== '+') return true
        break
      case 'JSXAttribute':
        return codeNames.test(String(nameOf(parent.name)))
      case 'Property':
        if (parent.key === child || codeNames.test(String(nameOf(parent.key)))) return true
        break
      case 'NewExpression':
      case 'CallExpression':
        if (isCodeCall(parent)) return true
        break
      case 'JSXElement':
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return false
    }
  }
  return false
}

/** `sluice/text`: what people read comes from the message catalogue. */
export const textRule = {
  create(context: Context) {
    const check = (node: Node, literal: unknown) => {
      if (typeof literal !== 'string') return
      const text = literal.replaceAll(/<[^>]*>?/g, '')
      const isReadable =
        readable.test(text) || (node.type === 'TemplateElement' && readablePart.test(text))
      if (!isReadable || names.test(text.trim()) || isCode(node)) return
      context.report({
        node,
        message: `Move ${JSON.stringify(text.trim())} to the message catalogue.`,
      })
    }
    return {
      Literal: (node: Node) => check(node, node.value),
      TemplateElement: (node: Node & { value: { cooked?: string } }) =>
        check(node, node.value.cooked),
      JSXText(node: Node) {
        const text = String(node.value).trim()
        if (!/\p{Ll}/u.test(text) || names.test(text)) return
        context.report({ node, message: `Move ${JSON.stringify(text)} to the message catalogue.` })
      },
    }
  },
}
