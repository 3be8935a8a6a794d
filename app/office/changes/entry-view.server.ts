import { counted } from '#app/plural.ts'
import type { NamedEntry } from '#server/audit-log/row-names.ts'
import { isContentKind } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { wordDiff } from '#server/shared/text/word-diff.ts'
import { mediumDateAndTime } from '#server/shared/time/formats.ts'
import { homePath } from '../homes/home-path.ts'
import { shownBraces } from '../texts/braces.ts'
import { textDocumentOf } from '../texts/text-document.server.ts'
import { givenTextTitle } from '../texts/text-title.server.ts'
import { programName } from '../values/program-name.ts'
import { columnName, valueText } from '../values/values.ts'
import { excerptOf } from './excerpt.ts'
import { textLabel } from './text-label.ts'
import { words } from './words.ts'

const maxColumns = 6
/** Tables whose rows are named after the person of their lead. */
const ofPerson = ['leads', 'lead_notes', 'viewings', 'people']
/**
 * Columns that are left out: those that the database maintains itself, and details of files that
 * only the storage needs.
 */
const internal = ['revision', 'updated_at', 'bucket_id', 'mimetype', 'etag', 'note', 'address']

/**
 * An entry of the log in the words of the screens, with changed words marked.
 * @param count the number of pictures that were sent together and share the entry.
 */
export function entryView(entry: NamedEntry, language: Language, count = 1) {
  const copy = words[language]
  const columns = count > 1 ? [] : columnsOf(entry)
  const views = columns.map((name) => ({ path: name, ...columnView(entry, name, language) }))
  return {
    id: entry.id,
    when: mediumDateAndTime(entry.at, language),
    who: entry.who ?? programName(entry.actor, language) ?? entry.actor,
    email: entry.who === undefined ? undefined : entry.actor,
    row: { name: rowText(entry, language, count), path: pathOf(entry) },
    action: count > 1 ? copy.files.added : copy.actions[entry.action],
    columns: views.slice(0, maxColumns),
    others: views.slice(maxColumns),
  }
}

const columnsOf = ({ table, before, after }: NamedEntry) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // The name of the row is that of the file; the stored file itself is named by an id.
    (name) =>
      !internal.includes(name) &&
      !(table === 'objects' && name === 'name') &&
      // The row of an import names its file; kinds without homes are left out.
      !(table === 'home_imports' && (name === 'file' || after?.[name] === 0)),
  )

/** The name of a column, and the change of its value. */
function columnView(entry: NamedEntry, name: string, language: Language) {
  const { table, before, after } = entry
  const isField = table === 'content_versions' && name.includes('.')
  const was = before && (before[name] ?? (isField ? builtInText(entry, name) : undefined))
  // After the change of a text was undone, the built-in text applies again.
  const is = after && (after[name] ?? (isField ? builtInText(entry, name) : undefined))
  const textOf = (value: unknown) =>
    isField
      ? groupedFigure(valueText(name, shownValue(entry, name, value), language), language)
      : valueText(name, value, language)
  const texts = [was, is].map((value) =>
    value === undefined || value === null ? '' : textOf(value),
  )
  const [from = '', to = ''] = texts
  const isText = [from, to].some((text) => text.length > maxValue)
  return {
    name: isField ? textLabel(name, language) : columnName(name, language),
    pieces: isText
      ? excerptOf(wordDiff(from, to))
      : [
          ...(before ? [{ kind: 'gone' as const, text: textOf(was) }] : []),
          ...(after ? [{ kind: 'new' as const, text: textOf(is) }] : []),
        ],
    /** A value that was replaced by another one, instead of changed words. */
    isReplaced: !isText && before !== null && after !== null,
  }
}

/** A text of the site that consists of an amount alone. */
const groupedFigure = (text: string, language: Language): string =>
  /^\d{5,12}$/.test(text) ? groupedNumber(Number(text), language) : text

/** Values up to this number of characters are not compared word by word. */
const maxValue = 40

/**
 * A text of the site as its editor shows it: values in braces have names in the text's language.
 */
function shownValue({ rowId }: NamedEntry, path: string, value: unknown): unknown {
  const [kind = ''] = rowId.split('/')
  return isContentKind(kind) && typeof value === 'string'
    ? shownBraces(kind, { [path]: value })[path]
    : value
}

/** The text that visitors read until staff changed it. */
function builtInText({ rowId }: NamedEntry, path: string): string | undefined {
  const [kind = '', slug = ''] = rowId.split('/')
  return textDocumentOf(kind, slug)?.builtIn[path]
}

function rowText(entry: NamedEntry, language: Language, count: number): string {
  const { one, files } = words[language]
  if (count > 1)
    return [counted(files.pictures, count, language), entry.of?.[language]]
      .filter(Boolean)
      .join(', ')
  const kind = Object.entries(one).find(([table]) => table === entry.table)?.[1] ?? entry.table
  return `${kind}: ${entry.name?.[language] ?? fallbackName(entry, language)}`
}

/** The substitute for the name of a row that never had one, or no longer has one. */
function fallbackName({ table, rowId, before, after }: NamedEntry, language: Language): string {
  const { files, gone, untitled } = words[language]
  if (table === 'content_versions')
    return textName(rowId, { ...before, ...withoutNull(after) }, language)
  if (table === 'newsletter_issues') return untitled
  if (table === 'settings') return words[language].meetingPlace
  if (table === 'home_imports')
    return typeof after?.file === 'string' ? after.file : words[language].nameless
  if (table === 'objects')
    return (after ?? before)?.mimetype === 'application/pdf' ? files.document : files.picture
  return ofPerson.includes(table) ? gone : rowId.slice(0, 8)
}

/** The columns of a row without those that are null. */
const withoutNull = (row: NamedEntry['after']) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null))

/** The title of a text as in the list of texts. */
function textName(rowId: string, values: NamedEntry['after'], language: Language): string {
  const [kind = '', slug = ''] = rowId.split('/')
  const document = textDocumentOf(kind, slug)
  if (!document) return rowId
  const changed = Object.entries(values ?? {}).flatMap(([path, value]) =>
    typeof value === 'string' ? [[path, value] as const] : [],
  )
  const fields = { ...document.builtIn, ...Object.fromEntries(changed) }
  return givenTextTitle(document, fields, language) ?? slug
}

/** The path of the screen of the changed data, below the office; undefined if there is none. */
function pathOf({ table, rowId, leadId, requestId }: NamedEntry): string | undefined {
  if (leadId !== undefined) return `/office/leads/${leadId}`
  if (table === 'properties') return homePath('en', rowId)
  if (table === 'content_versions') return `/office/texts/${rowId}/versions`
  if (table === 'home_pictures') return homePath('en', rowId, 'pictures')
  if (table === 'newsletter_issues') return `/office/newsletter/${rowId}`
  if (table === 'settings') return '/office/viewings#place'
  if (table === 'home_imports' && requestId !== null)
    return `/office/changes?${new URLSearchParams({ import: requestId })}`
  return table === 'staff' ? '/office/staff' : undefined
}
