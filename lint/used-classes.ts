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
 * The parts of a syntax tree whose strings can be classes. An element may be the value of another
 * element's attribute; its own classes count.
 */
function nodesIn(node: Node, counts = true, found: Node[] = []): Node[] {
  if (counts) found.push(node)
  for (const [key, child] of Object.entries(node)) {
    const children: unknown[] = Array.isArray(child) ? child : [child]
    for (const [index, one] of children.entries()) {
      if (!isNode(one)) continue
      const isClass = !isElsewhere(one) && !isCondition(node, key) && !endsName(node, key, index)
      nodesIn(one, one.type === 'JSXElement' || (counts && isClass), found)
    }
  }
  return found
}

function classesOf(nodes: Iterable<Node>): UsedClasses {
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

  for (const node of nodes) {
    if (node.type === 'Literal' && typeof node.value === 'string') addText(node.value, false)
    const texts = textsOf(node)
    for (const [index, text] of texts.entries()) addText(text, index < texts.length - 1)
  }
  return { names, prefixes }
}

const nodesOf = (file: SourceFile): Node[] => {
  const { program }: { program: unknown } = parse(file)
  return isNode(program) ? nodesIn(program) : []
}

/**
 * The classes that code gives to elements. A string counts when it can be a list of classes and is
 * not part of something else: a module's name, a type, a condition or the value of another
 * attribute.
 */
export const usedClasses = (file: SourceFile): UsedClasses => classesOf(nodesOf(file))

/** The classes that a component gives by `className`, also through a variable of the file. */
export function givenClasses(file: SourceFile): UsedClasses {
  const nodes = nodesOf(file)
  const given = nodes.flatMap((node) =>
    node.type === 'JSXAttribute' && nameOf(node.name) === 'className' && isNode(node.value)
      ? nodesIn(node.value)
      : [],
  )
  const variables = new Set(given.filter(({ type }) => type === 'Identifier').map(nameOf))
  const values = nodes.flatMap(({ type, id, init, left, right }) => {
    if (type === 'VariableDeclarator') return variables.has(nameOf(id)) ? [init] : []
    return type === 'AssignmentPattern' && variables.has(nameOf(left)) ? [right] : []
  })
  return classesOf([...given, ...values.filter(isNode).flatMap((value) => nodesIn(value))])
}

const nameOf = (node: unknown) => (isNode(node) ? String(node.name) : '')

/** The texts of a template, between its expressions. */
const textsOf = ({ type, quasis }: Node): string[] =>
  type === 'TemplateLiteral' && Array.isArray(quasis)
    ? quasis.map((quasi: { value: { cooked: string | null } }) => quasi.value.cooked ?? '')
    : []

/** A string in a condition decides which class an element has, and is not a class itself. */
const isCondition = ({ operator }: Node, key: string) =>
  key === 'test' || (key === 'left' && operator === '&&')

/** Whether a template has part of a name before an expression: `crop--${shape}`. */
const endsName = (node: Node, key: string, index: number) =>
  key === 'expressions' && /[\w-]$/.test(textsOf(node)[index] ?? '')

/** Whether strings within a node cannot be classes. */
function isElsewhere(node: Node): boolean {
  const { type } = node
  if (/^(?:Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNull))/.test(type)) return true
  if (type === 'BinaryExpression') return true
  if (type !== 'JSXAttribute' || !isNode(node.name)) return false
  return !/class|look|part$/i.test(String(node.name.name))
}
