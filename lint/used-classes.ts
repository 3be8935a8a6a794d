import { parse, type SourceFile } from './source-files.ts'

interface UsedClasses {
  /** Names that the code contains as a whole. */
  names: Set<string>
  /** The beginnings of names that end in an expression: `crop--` for `crop--${shape}`. */
  prefixes: Set<string>
}

type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const className = /^-?[a-z][\w-]*$/i
/** A class attribute in SVG or HTML that is written as text. */
const classAttribute = /\bclass="([^"]*)"?/g

/**
 * The classes that code gives to elements. A string counts when it can be a list of classes and is
 * not part of something else: a module's name, a type, an operand of a comparison or the value of
 * another attribute.
 */
export function usedClasses(file: SourceFile): UsedClasses {
  const names = new Set<string>()
  const prefixes = new Set<string>()

  function addText(text: string, isOpen: boolean): void {
    const attributes = [...text.matchAll(classAttribute)].map(([, list = '']) => list)
    const lists = text.includes('<') ? attributes : [text]
    for (const [index, list] of lists.entries()) {
      const tokens = list.split(/\s+/)
      const last = tokens.at(-1) ?? ''
      const endsOpen = isOpen && index === lists.length - 1 && text.endsWith(last) && last !== ''
      if (endsOpen && /^[a-z][\w-]*-\w?$|^[a-z][\w-]*__$/i.test(last)) prefixes.add(last)
      // A sentence is not a list of classes.
      const whole = endsOpen ? tokens.slice(0, -1) : tokens
      const named = whole.filter(Boolean)
      if (named.every((token) => className.test(token))) for (const one of named) names.add(one)
    }
  }

  function visit(node: Node, counts: boolean): void {
    if (counts && node.type === 'Literal' && typeof node.value === 'string')
      addText(node.value, false)
    if (counts && node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
      for (const [index, quasi] of node.quasis.entries())
        if (isNode(quasi) && isRecord(quasi.value) && typeof quasi.value.cooked === 'string')
          addText(quasi.value.cooked, index < node.quasis.length - 1)
    }
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child])
        if (isNode(one)) visit(one, isElement(one) || (counts && !isElsewhere(one)))
  }

  const { program }: { program: unknown } = parse(file)
  if (isNode(program)) visit(program, true)
  return { names, prefixes }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An element may be the value of another element's attribute; its own classes count. */
const isElement = ({ type }: Node) => type === 'JSXElement'

/** Whether strings within a node cannot be classes. */
function isElsewhere(node: Node): boolean {
  const { type } = node
  if (/^(?:Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNull))/.test(type)) return true
  if (type === 'BinaryExpression') return true
  if (type !== 'JSXAttribute' || !isNode(node.name)) return false
  return !/class|look|part$/i.test(String(node.name.name))
}
