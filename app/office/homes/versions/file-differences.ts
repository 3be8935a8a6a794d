import type { Difference } from '#app/office/versions/difference-table.tsx'
import { insert } from '#app/words.ts'
import { detailsOf } from '#server/homes/check.ts'
import type { HomeFieldName, HomeFields } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import type { DiffPiece } from '#server/shared/text/word-diff.ts'
import { documentChanges, pictureChanges, type PictureChange } from './file-changes.ts'
import { words } from './words.ts'

/** The fields that are compared file by file. */
const ofFiles: readonly HomeFieldName[] = ['images', 'picture_details', 'documents']
export const isOfFiles = (field: HomeFieldName): boolean => ofFiles.includes(field)

interface Compared {
  before: HomeFields
  after: HomeFields
  language: Language
  pictures: Pick<Pictures, 'at'>
}

/** The changes of pictures and documents, in words and small pictures. */
export function fileDifferences({ before, after, language, pictures }: Compared): Difference[] {
  const copy = words[language].files
  const details = { ...detailsOf(before), ...detailsOf(after) }
  const ofPictures = pictureChanges(before, after).map((change): Difference => {
    const thumb = pictures.at(change.address, '', language, details)
    const number = 'to' in change ? change.to : change.from
    const { was, is } = pictureTexts(change, language)
    return {
      path: `${change.address} ${change.kind} ${'of' in change ? change.of : ''}`,
      field: insert(fieldOf(change, language), { number }),
      pieces: changed(was, is),
      thumbs: {
        before: change.kind === 'added' ? undefined : thumb,
        after: change.kind === 'removed' ? undefined : thumb,
      },
    }
  })
  const ofDocuments = documentChanges(before, after).map((change): Difference => {
    const [was, is] = [change.before, change.after].map((name) => name && namesIn(name, language))
    return {
      path: `${change.file} ${change.kind}`,
      field: copy.document,
      pieces:
        change.kind === 'moved'
          ? changed(was ?? '', `${is}, ${copy.documentFirst}`)
          : changed(was ?? '', is ?? copy.removed),
    }
  })
  return [...ofPictures, ...ofDocuments]
}

/** The name in the language of the screen is first. */
const namesIn = (name: { en: string; es: string }, language: Language): string => {
  const other = language === 'es' ? name.en : name.es
  return [...new Set([name[language], other])].filter(Boolean).join(' / ')
}

const changed = (was: string, is: string): DiffPiece[] => [
  ...(was ? [{ kind: 'gone' as const, text: was }] : []),
  ...(is ? [{ kind: 'new' as const, text: is }] : []),
]

function fieldOf(change: PictureChange, language: Language): string {
  const copy = words[language].files
  if (change.kind === 'focus') return copy.focus
  return change.kind === 'alt' ? copy.alt[change.of] : copy.picture
}

function pictureTexts(change: PictureChange, language: Language): { was: string; is: string } {
  const copy = words[language].files
  switch (change.kind) {
    case 'added':
      return { was: '', is: copy.added }
    case 'removed':
      return { was: insert(copy.picture, { number: change.from }), is: copy.removed }
    case 'moved':
      return {
        was: insert(copy.picture, { number: change.from }),
        is: change.to === 1 ? copy.first : insert(copy.picture, { number: change.to }),
      }
    case 'focus':
    case 'alt':
      return { was: change.before, is: change.after }
  }
}
