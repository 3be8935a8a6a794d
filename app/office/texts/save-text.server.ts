import { formText } from '#app/forms/read-form.ts'
import { readBase } from '#app/office/autosave/read-base.ts'
import type { ContentFields, ContentKind } from '#server/content/content.ts'
import { withLineFeeds } from '#server/shared/text/tidy-text.ts'
import { readAmount } from '../homes/fields/read-amount.ts'
import { storedBraces } from './braces.ts'
import { isListPath } from './rows.ts'

/**
 * The values from which the form started, and the submitted ones. A form that does not contain its
 * initial values changes nothing.
 */
interface WrittenText {
  base: ContentFields
  mine: ContentFields
}

/**
 * Reads the editor's form.
 * @param current the stored fields: no others are read.
 */
export function readTextForm(
  form: FormData,
  current: ContentFields,
  kind: ContentKind,
): WrittenText {
  const begun = readBase(form)
  const before = begun && storedBraces(kind, begun)
  const typedIn = (path: string) => storedBraces(kind, { [path]: formText(form, path) })[path] ?? ''
  const base = Object.fromEntries(
    Object.entries(current).map(([path, text]) => [path, before?.[path] ?? text]),
  )
  const mine = Object.fromEntries(
    Object.entries(base).map(([path, text]) => [
      path,
      before && form.has(path) ? typedOver(path, text, typedIn(path)) : text,
    ]),
  )
  return { base, mine }
}

/** The typed text, or the stored one if they differ only in spaces or line ends. */
function typedOver(path: string, text: string, typed: string): string {
  const written = normalised(path, typed)
  return written === normalised(path, text) ? text : written
}

function normalised(path: string, typed: string): string {
  const text = withLineFeeds(typed)
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
  if (path.startsWith('words.') || path.startsWith('page.') || path.startsWith('guide.')) {
    // A Markdown file ends with a line feed, which a form does not show.
    if (path.endsWith('.markdown')) return text && `${text}\n`
    if (!isListPath(path)) return text
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n')
  }
  return ['category', 'date', 'picture'].includes(path) ? text : readAmount(text)
}
