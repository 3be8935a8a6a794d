import { SaxesParser } from 'saxes'

/** An element of a document. `text` excludes the text of its children. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text and CDATA sections in their order, with references resolved. */
  text: string
  /** The line on which it begins, counted from 1. */
  line: number
}

/**
 * `malformed`: the XML recommendation forbids it. The other problems are refused although it
 * permits them.
 */
type XmlProblem =
  | 'malformed'
  | 'bareAmpersand'
  | 'documentType'
  | 'encoding'
  | 'tooDeep'
  | 'tooManyElements'

/** The text is not XML that we accept; the message names the line. */
export class XmlError extends Error {
  override name = 'XmlError'
  readonly code: XmlProblem
  /** Counted from 1. */
  readonly line: number
  /** The problem at that line, in English. */
  readonly detail: string

  constructor(code: XmlProblem, line: number, detail: string) {
    super(`line ${line}: ${detail}`)
    this.code = code
    this.line = line
    this.detail = detail
  }
}

/** Feeds are flat, so deeper nesting is a mistake or an attack. */
const maxDepth = 32
const maxElements = 2_000_000

/**
 * Reads a document from a source that is not trusted. Only the five entities of XML and character
 * references are resolved, a document type is refused, the depth and number of elements are
 * limited, and nothing is ever fetched.
 * @returns the root element.
 * @throws {XmlError} at the first place that is not well-formed (XML 1.0) or is refused.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ position: true, defaultXMLVersion: '1.0' })
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 }
  const open: XmlElement[] = [document]
  let elements = 0

  const current = () => open.at(-1) ?? document
  const refuse = (code: XmlProblem, detail: string): never => {
    throw new XmlError(code, parser.line, detail)
  }

  parser.on('error', ({ message }) => {
    const line = lineOfBareAmpersand(text)
    if (line !== undefined && line <= parser.line)
      throw new XmlError('bareAmpersand', line, '& without a reference; write it as &amp;')
    refuse('malformed', message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''))
  })
  parser.on('doctype', () => refuse('documentType', 'a document type is not read here'))
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding))
      refuse('encoding', `the encoding is ${encoding}; only UTF-8 is read`)
  })
  parser.on('opentagstart', ({ name }) => {
    if (open.length > maxDepth)
      refuse('tooDeep', `more than ${maxDepth} elements inside each other`)
    if (++elements > maxElements) refuse('tooManyElements', `more than ${maxElements} elements`)
    const element = { name, attributes: {}, children: [], text: '', line: parser.line }
    current().children.push(element)
    open.push(element)
  })
  parser.on('attribute', ({ name, value }) => {
    // An attribute may be named __proto__, which an assignment would not store.
    Object.defineProperty(current().attributes, name, {
      value,
      enumerable: true,
      configurable: true,
    })
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (part) => void (current().text += part))
  parser.on('cdata', (part) => void (current().text += part))

  parser.write(text).close()
  const [root] = document.children
  return root ?? refuse('malformed', 'there is no element')
}

/**
 * Finds the most common mistake of feeds, a bare ampersand. The parser reads on to the next
 * semicolon before it fails, so its line does not help. The text may be long and hostile, so it is
 * scanned once from the start.
 */
function lineOfBareAmpersand(text: string): number | undefined {
  const next = /<!\[CDATA\[|<!--|&(?!#?\w{1,32};)/g
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const [begin] = found
    if (begin === '&') return text.slice(0, found.index).split('\n').length
    const end = begin === '<!--' ? '-->' : ']]>'
    const at = text.indexOf(end, next.lastIndex)
    if (at < 0) return undefined
    next.lastIndex = at + end.length
  }
  return undefined
}

/** Escapes text for use between two tags or within a quoted attribute. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 allows no other control characters
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
