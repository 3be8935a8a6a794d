/** An element of a document: its own text without that of its children. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Text and CDATA sections, entities resolved, in order. */
  text: string
  /** Where it begins, counted from 1. */
  line: number
}

/** The text is no XML that we read; the message names the line. */
export class XmlError extends Error {
  override name = 'XmlError'
}

/** Feeds are flat; what is deeper is a mistake or an attack. */
const maxDepth = 32
const maxElements = 2_000_000

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const namePattern = /[A-Za-z_][\w.:-]*/y
const attributePattern = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
/** Characters that XML 1.0 allows nowhere. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/

/**
 * Reads a document strictly and without trust: no document type, so no entities beyond the five of
 * XML and character references; bounded depth and number of elements; nothing is ever fetched.
 * @returns the root element.
 * @throws {XmlError} at the first place that is not well-formed, or not read here.
 */
export function readXml(text: string): XmlElement {
  const source = (text.startsWith('\uFEFF') ? text.slice(1) : text).replace(/\r\n?/g, '\n')
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 }
  const open: XmlElement[] = [document]
  let position = 0
  let line = 1
  let counted = 0
  let elements = 0

  /** The line of `position`; asked for in rising order, so every line end is counted once. */
  function lineHere(): number {
    for (
      let end = source.indexOf('\n', counted);
      end >= 0 && end < position;
      end = source.indexOf('\n', counted)
    ) {
      line++
      counted = end + 1
    }
    return line
  }
  const fail = (problem: string) => new XmlError(`line ${lineHere()}: ${problem}`)

  /** The text up to a mark, which is skipped. */
  function upTo(mark: string, what: string): string {
    const end = source.indexOf(mark, position)
    if (end < 0) throw fail(`${what} that is never closed`)
    const found = source.slice(position, end)
    position = end + mark.length
    return found
  }

  function resolve(raw: string): string {
    return raw.replace(/&([^;\s&]*;?)/g, (_, reference: string) => {
      const [, decimal, hex, name] =
        /^(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|(\w+));$/.exec(reference) ?? []
      const character = name
        ? entities[name]
        : codePoint(decimal ? Number(decimal) : parseInt(hex ?? '', 16))
      if (character === undefined) throw fail(`&${reference} is not read here; write & as &amp;`)
      return character
    })
  }

  function content(raw: string): void {
    const [parent = document] = open.slice(-1)
    if (open.length === 1 && raw.trim() !== '') throw fail('text outside the root element')
    if (raw.includes(']]>')) throw fail(']]> outside a CDATA section')
    parent.text += resolve(raw)
  }

  function tag(): void {
    const closing = source[position] === '/'
    if (closing) position++
    namePattern.lastIndex = position
    const name = namePattern.exec(source)?.[0]
    if (!name) throw fail('< without the name of an element; write it as &lt;')
    position += name.length
    if (closing) {
      if (upTo('>', 'a tag').trim() !== '') throw fail(`</${name} with more behind it`)
      if (open.length === 1 || open.pop()?.name !== name)
        throw fail(`</${name}> closes nothing that is open`)
      return
    }
    const [parent = document] = open.slice(-1)
    if (open.length === 1 && document.children.length > 0) throw fail('a second root element')
    if (open.length > maxDepth) throw fail(`more than ${maxDepth} elements inside each other`)
    if (++elements > maxElements) throw fail(`more than ${maxElements} elements`)
    const element: XmlElement = { name, attributes: {}, children: [], text: '', line: lineHere() }
    attributePattern.lastIndex = position
    for (let match = attributePattern.exec(source); match; match = attributePattern.exec(source)) {
      const [whole, attribute = '', double, single] = match
      if (Object.hasOwn(element.attributes, attribute))
        throw fail(`the attribute ${attribute} twice`)
      Object.defineProperty(element.attributes, attribute, {
        value: resolve(double ?? single ?? ''),
        enumerable: true,
      })
      position += whole.length
      attributePattern.lastIndex = position
    }
    const [end] = /^\s*\/?>/.exec(source.slice(position, position + 200)) ?? []
    if (!end) throw fail(`<${name}> is not a well-formed tag`)
    position += end.length
    parent.children.push(element)
    if (!end.includes('/')) open.push(element)
  }

  const wrong = forbidden.exec(source)
  if (wrong) {
    position = wrong.index
    throw fail('a control character')
  }
  const declaration = /^<\?xml\s([^?]*)\?>/.exec(source)
  if (declaration) {
    position = declaration[0].length
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(declaration[1] ?? '')?.[1]
    if (encoding && !/^utf-?8$/i.test(encoding))
      throw fail(`the encoding is ${encoding}; only UTF-8 is read`)
  }
  while (position < source.length) {
    if (source[position] !== '<') {
      const end = source.indexOf('<', position)
      const raw = source.slice(position, end < 0 ? undefined : end)
      content(raw)
      position += raw.length
    } else if (source.startsWith('<!--', position)) {
      position += 4
      upTo('-->', 'a comment')
    } else if (source.startsWith('<![CDATA[', position)) {
      if (open.length === 1) throw fail('text outside the root element')
      position += 9
      const [parent = document] = open.slice(-1)
      parent.text += upTo(']]>', 'a CDATA section')
    } else if (source.startsWith('<!', position)) {
      throw fail('a document type or another declaration; it is not read here')
    } else if (source.startsWith('<?', position)) {
      upTo('?>', 'a processing instruction')
    } else {
      position++
      tag()
    }
  }
  const [last = document] = open.slice(-1)
  if (open.length > 1) throw fail(`<${last.name}> of line ${last.line} is never closed`)
  const [root] = document.children
  if (!root) throw fail('there is no element')
  return root
}

function codePoint(code: number): string | undefined {
  const surrogate = code >= 0xd800 && code <= 0xdfff
  if (!Number.isInteger(code) || code > 0x10ffff || surrogate) return undefined
  const character = String.fromCodePoint(code)
  return forbidden.test(character) ? undefined : character
}

/** Text as it stands between two tags, or between the quotation marks of an attribute. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
