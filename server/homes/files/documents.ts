import { type Backend, createPublicReader } from '../../backend-client.ts'
import type { HomeDocument } from '../../catalogue/property.ts'
import { maxDocuments } from '../../catalogue/rules/home-documents.ts'
import { kindOfFile } from '../../shared/file-kind.ts'
import { tidyLine } from '../../shared/text/tidy-text.ts'
import { documentsOf, type HomeFields } from '../fields.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, changeHomeDraft } from '../save-draft.ts'
import { readStoredHome, storageError } from '../stored-home.ts'
import { attachFile } from './attach-file.ts'

/** The public bucket of the backend's storage that contains the documents of homes. */
export const documentsBucket = 'home-documents'
/** The most bytes of a file. */
const maxDocumentBytes = 30 * 1024 * 1024

/** Why a file is refused as a document. */
type DocumentRefusal =
  | 'kind'
  /** It would run a script or start a program. */
  | 'script'
  | 'large'
  /** The end of the file is missing. */
  | 'broken'
  | 'many'

type TakenDocument = HomeDocument | { refused: DocumentRefusal }

/** The name of a document's object in its bucket. */
export const documentObject = (file: string): string => `${file}.pdf`

/**
 * Seconds for which a signed address opens a document: a browser requests a long document part by
 * part.
 */
const signedSeconds = 15 * 60

/**
 * An address by which a member opens a document, also one that no visitor sees yet.
 * @returns undefined where there is no such file.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function signDocument(
  { client }: Pick<HomeAuthor, 'client'>,
  file: string,
): Promise<string | undefined> {
  const { data, error } = await client.storage
    .from(documentsBucket)
    .createSignedUrl(documentObject(file), signedSeconds)
  if (!error) return data.signedUrl
  if ('statusCode' in error && String(error.statusCode) === '404') return undefined
  throw storageError(error)
}

/** The public addresses of published homes' documents in the backend's storage. */
export function documentAddresses(backend: Backend): (file: string) => string {
  const files = createPublicReader(backend).storage.from(documentsBucket)
  return (file) => files.getPublicUrl(documentObject(file)).data.publicUrl
}

const withDocuments = (fields: HomeFields, documents: readonly HomeDocument[]): HomeFields => ({
  ...fields,
  documents: documents.length > 0 ? JSON.stringify(documents) : '',
})

/**
 * Adds a PDF to the draft of a home, as the last document. Its name in `language` is made from the
 * file's name; staff may change it, and write the name in the other language. After an error, the
 * file is not kept.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function takeDocument(
  author: HomeAuthor,
  id: string,
  {
    bytes,
    name,
    language,
  }: { bytes: Uint8Array; name: string; language: keyof HomeDocument['name'] },
): Promise<TakenDocument> {
  const refused = refusalOf(bytes)
  if (refused) return { refused }
  const { home, draft } = await readStoredHome(author.client, id)
  if (documentsOf(draftedHomeFields(home, draft)).length >= maxDocuments) return { refused: 'many' }
  const document: HomeDocument = {
    file: crypto.randomUUID(),
    name: { en: '', es: '', [language]: titleOf(name) },
  }
  const isTaken = await attachFile(
    author,
    id,
    {
      bucket: documentsBucket,
      name: documentObject(document.file),
      bytes,
      type: 'application/pdf',
    },
    (fields) => {
      const documents = documentsOf(fields)
      return documents.length < maxDocuments
        ? withDocuments(fields, [...documents, document])
        : undefined
    },
  )
  return isTaken ? document : { refused: 'many' }
}

/** Removes a document from the draft. Its file stays, because earlier versions show it. */
export const removeDocument = (author: HomeAuthor, id: string, file: string) =>
  changeHomeDraft(author, id, (fields) =>
    withDocuments(
      fields,
      documentsOf(fields).filter((one) => one.file !== file),
    ),
  )

/** Moves a document to the front. */
export const moveDocumentFirst = (author: HomeAuthor, id: string, file: string) =>
  changeHomeDraft(author, id, (fields) => {
    const documents = documentsOf(fields)
    const moved = documents.filter((one) => one.file === file)
    return withDocuments(fields, [...moved, ...documents.filter((one) => one.file !== file)])
  })

/** Names documents, by their files. */
export const nameDocuments = (
  author: HomeAuthor,
  id: string,
  names: Readonly<Record<string, HomeDocument['name']>>,
) =>
  changeHomeDraft(author, id, (fields) =>
    withDocuments(
      fields,
      documentsOf(fields).map((one) => ({
        ...one,
        name: (Object.hasOwn(names, one.file) && names[one.file]) || one.name,
      })),
    ),
  )

function refusalOf(bytes: Uint8Array): DocumentRefusal | undefined {
  if (bytes.length > maxDocumentBytes) return 'large'
  if (kindOfFile(bytes) !== 'application/pdf') return 'kind'
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.lastIndexOf('%%EOF') < 0) return 'broken'
  return runsSomething.test(file.toString('latin1')) ? 'script' : undefined
}

/**
 * A pattern for a name in a PDF, where any character may be written as its code: `/Java#53cript`.
 */
const pdfName = (name: string): string =>
  [...name].map((character) => `(?:${character}|#${hexOf(character)})`).join('')

/** The code of a character, in digits of either case. */
const hexOf = (character: string): string =>
  character
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)

/**
 * The actions that run a script or start a program. Compressed parts of the file are not searched,
 * because a hostile one could decompress to any size.
 */
const runsSomething = new RegExp(`/(?:${pdfName('JavaScript')}|${pdfName('Launch')})`)

/** The name of a file as a title: without folder and extension, on one line. */
const titleOf = (name: string): string =>
  tidyLine(
    name
      .replace(/^.*[/\\]/, '')
      .replace(/\.pdf$/i, '')
      .replace(/_+/g, ' '),
  ).slice(0, 300)
