import { decode } from '../page-template.ts'
import type { Syntax } from '../page-template.ts'

/** The names of attributes that React spells differently. */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  value: 'defaultValue',
}
const booleans = new Set(['hidden', 'required', 'open', 'disabled', 'checked', 'multiple', 'inert'])
const empty = new Set([
  'meta',
  'link',
  'img',
  'input',
  'source',
  'br',
  'hr',
  'path',
  'use',
  'circle',
  'rect',
])

/** JSX, the syntax of a page in Next.js. */
export const nextSyntax: Syntax = {
  value: (expression) => `{${expression}}`,
  text: (html) => (html === '' ? '' : `{${JSON.stringify(decode(html))}}`),
  element(tag, attributes, content) {
    const props = Object.entries(attributes)
      // A control's value is set by its default; a button or an option has its own.
      .map(
        ([name, value]) =>
          [
            tag !== 'input' && name === 'value' ? name : (reactNames[name.toLowerCase()] ?? name),
            value,
          ] as const,
      )
      .map(([name, value]) => ` ${name}={${propOf(name, value)}}`)
      .join('')
    const precedence = attributes.rel === 'stylesheet' ? ' precedence="page"' : ''
    return empty.has(tag)
      ? `<${tag}${props}${precedence} />`
      : `<${tag}${props}>${content}</${tag}>`
  },
}

function propOf(name: string, value: string): string {
  if (name === 'style')
    return JSON.stringify(
      Object.fromEntries(
        value
          .split(';')
          .filter(Boolean)
          .map((rule) => split(rule)),
      ),
    )
  if (booleans.has(name)) return 'true'
  return JSON.stringify(value)
}

/** A declaration of CSS as a property's name and value. */
function split(rule: string): [string, string] {
  const colon = rule.indexOf(':')
  const name = rule.slice(0, colon).trim()
  const property = name.startsWith('--')
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [property, rule.slice(colon + 1).trim()]
}
