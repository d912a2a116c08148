/** The parts of the syntax tree that are used here. */
export interface JsxNode {
  readonly type: string
  readonly value?: unknown
  readonly expression?: JsxNode
  readonly children?: readonly JsxNode[]
  readonly callee?: JsxNode
  readonly name?: unknown
  readonly left?: JsxNode
  readonly right?: JsxNode
  readonly consequent?: JsxNode
  readonly alternate?: JsxNode
}

interface Context {
  report: (finding: { node: JsxNode; message: string }) => void
}

const message =
  'Text beside something that comes and goes needs an element of its own: a browser’s translator replaces texts, and React then fails to find its place.'

function isShown(child: JsxNode): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== ''
  return child.type !== 'JSXExpressionContainer' || child.expression?.type !== 'JSXEmptyExpression'
}

/** What is in the braces of a child. */
function expressionOf({ type, expression }: JsxNode): JsxNode | undefined {
  return type === 'JSXExpressionContainer' ? expression : undefined
}

function comesAndGoes(node: JsxNode | undefined): boolean {
  return node?.type === 'LogicalExpression' || node?.type === 'ConditionalExpression'
}

/** Whether an expression may be a text: anything but elements, lists and functions that are known to return them. */
function mayBeText(node: JsxNode | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      // Blanks are not translated.
      return (
        typeof node.value === 'number' ||
        (typeof node.value === 'string' && node.value.trim() !== '')
      )
    case 'TemplateLiteral':
      return true
    case 'CallExpression':
      return node.callee?.type === 'Identifier' && node.callee.name === 't'
    case 'LogicalExpression':
      return mayBeText(node.right)
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate)
    default:
      return false
  }
}

/** Finds text that has siblings which come and go. */
export const siblingTextRule = {
  create(context: Context) {
    const check = (node: JsxNode) => {
      const children = (node.children ?? []).filter(isShown)
      if (children.length < 2) return
      const text = children.find(
        (child) => child.type === 'JSXText' || mayBeText(expressionOf(child)),
      )
      const hasChanging = children.some((child) => comesAndGoes(expressionOf(child)))
      if (text && hasChanging) context.report({ node: text, message })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
