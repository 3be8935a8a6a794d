import { describe, expect, test } from 'vitest'
import { escapeXml, readXml, XmlError } from './xml.ts'

test('elements, attributes, text, CDATA, comments and references', () => {
  const root = readXml(`\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<!-- a feed -->
<root a="1" b='&quot;two&quot;'>
  <empty/>
  <text>caf&#233; &amp; t&#xE9; <![CDATA[<b>&amp;</b>]]></text>
</root>
`)
  expect(root).toMatchObject({ name: 'root', line: 3, attributes: { a: '1', b: '"two"' } })
  expect(root.children.map(({ name, line }) => [name, line])).toEqual([
    ['empty', 4],
    ['text', 5],
  ])
  expect(root.children[1]?.text).toBe('café & té <b>&amp;</b>')
})

test('escaped text is read back unchanged', () => {
  const text = `<a href="x">&amp; 'é' ]]> & </a>`
  expect(readXml(`<r t="${escapeXml(text)}">${escapeXml(text)}</r>`)).toMatchObject({
    text,
    attributes: { t: text },
  })
})

describe('refused, with the line', () => {
  test.each([
    ['a document type', '<!DOCTYPE r [<!ENTITY a "b">]>\n<r>&a;</r>', 'line 1'],
    ['an entity of its own', '<r>\n&nbsp;</r>', 'line 2: undefined entity'],
    ['a bare ampersand', '<r>\n\n<a>R & D</a>\n\n</r>', 'line 3: & without a reference'],
    ['another after one in CDATA', '<r><![CDATA[\n& ]]>\n&<b>;</b></r>', 'line 3: & without'],
    ['a reference to nothing', '<r>&#0;</r>', 'line 1'],
    ['half a surrogate pair', '<r>&#xD800;</r>', 'line 1'],
    ['an element that is never closed', '<r>\n<a>', 'line 2: unclosed tag: a'],
    ['elements that cross', '<r><a><b></a></b></r>', 'unexpected close tag'],
    ['a second root', '<r/>\n<s/>', 'line 2'],
    ['text outside the root', '<r/>\ntext', 'outside of root'],
    ['an attribute twice', '<r a="1" a="2"/>', 'duplicate attribute'],
    ['an attribute without quotation marks', '<r a=1/>', 'unquoted attribute'],
    ['a tag that does not end', '<r', 'root element'],
    ['a control character', '<r>\n\u0007</r>', 'line 2'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><r/>', 'UTF-8'],
    ['nothing at all', '', 'root element'],
    ['a comment that is never closed', '<r><!-- </r>', 'unclosed tag'],
    ['another after one in a comment', '<r><!--\n& -->\n&<b>;</b></r>', 'line 3: & without'],
  ])('%s', (_, text, message) => {
    expect(() => readXml(text)).toThrow(XmlError)
    expect(() => readXml(text)).toThrow(message)
  })

  test('a hundred thousand elements inside each other', () => {
    expect(() => readXml('<a>'.repeat(100_000))).toThrow('inside each other')
  })
})

// An algorithm that searched for the end of each comment would take minutes.
test('half a megabyte of comments that are never closed is refused at once', () => {
  expect(() => readXml(`<r>${'<!-- '.repeat(100_000)}`)).toThrow('line 1')
})

test('names of Object.prototype are ordinary names', () => {
  const root = readXml('<constructor __proto__="x" toString="y"/>')
  expect(root.name).toBe('constructor')
  expect(Object.keys(root.attributes)).toEqual(['__proto__', 'toString'])
})

test('five thousand homes are read', () => {
  const feed = `<root>${'<property><id>1</id><desc><en>Text &amp; more text\n</en></desc></property>\n'.repeat(5000)}</root>`
  expect(readXml(feed).children).toHaveLength(5000)
})
