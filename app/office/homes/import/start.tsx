import { Form } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { type Counted, counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import type { ImportRefusal } from './action.ts'
import type { Counts } from './agreement.ts'
import { FeedAddress } from './feed-address.tsx'
import { FileField } from './file-field.tsx'
import type { EarlierData } from './page-data.ts'
import { words } from './words.ts'

interface StartProps {
  /** The address of the feed for portals. */
  feed: string
  /** The import that has just been applied. */
  applied: { id: string; summary: Counts | undefined; canUndo: boolean } | undefined
  /** The import that has just been undone. */
  undone: { name: string; summary: Counts | undefined } | undefined
  refused: ImportRefusal | undefined
}

/** The form for choosing a file; after an import it shows the result. */
export function ImportStart({ feed, applied, undone, refused }: StartProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <>
      <div className="head">
        <h1>{copy.title}</h1>
      </div>
      {applied?.summary && (
        <div className="note import-applied" role="status">
          <p>{insert(copy.applied, { summary: summaryOf(applied.summary, language) })}</p>
          {applied.canUndo && <UndoButton id={applied.id} />}
        </div>
      )}
      {undone?.summary && (
        <p className="note import-applied" role="status">
          {insert(copy.takenBack, {
            name: undone.name,
            restored: sumOf(copy.restored, undone.summary, language),
          })}
        </p>
      )}
      <Form className="import-file" method="post" encType="multipart/form-data">
        <p>
          {copy.intro} <SampleLink />
        </p>
        <FileField
          copy={copy}
          problem={refused?.failed === 'empty' ? copy.failed.empty : undefined}
          refused={refused}
        />
        <button className="btn btn--go">
          {copy.read} <Arrow />
        </button>
      </Form>
      <FeedAddress address={feed} copy={copy.feed} />
    </>
  )
}

/** A link to a sample: one home in the columns of the import. */
export function SampleLink() {
  const { language } = useRootData()
  return (
    <a className="txt" href={`${pathIn(language, '/office/homes.csv')}?sample`} download>
      {words[language].sample}
    </a>
  )
}

/** The earlier imports, of which the last can be undone. */
export function EarlierImports({ imports }: { imports: EarlierData }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <section className="import-earlier" aria-labelledby="earlier">
      <h2 className="horizon" id="earlier">
        {copy.before}
      </h2>
      <table className="table rows">
        <caption className="vh">{copy.before}</caption>
        <tbody>
          {imports.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="full">
                {one.time}
              </th>
              <td className="full">
                {one.by}, {one.name}
              </td>
              <td>{one.summary && summaryOf(one.summary, language)}</td>
              <td className="r">
                {one.state === 'undone' ? (
                  <span className="slate">{insert(copy.undone, { time: one.undoneTime })}</span>
                ) : (
                  one.canUndo && <UndoButton id={one.id} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function UndoButton({ id }: { id: string }) {
  const { language } = useRootData()
  return (
    <Form method="post">
      <input type="hidden" name="import" value={id} />
      <button className="txt" name="intent" value="undo">
        {words[language].undo}
      </button>
    </Form>
  )
}

/** The result of an import: the number of changes of each kind. */
const summaryOf = (summary: Counts, language: Language): string =>
  sumOf(words[language].summary, summary, language)

/** The numbers of changed homes of each kind, as a list. */
function sumOf(
  texts: Readonly<Record<keyof Counts, Counted>>,
  counts: Counts,
  language: Language,
): string {
  const kinds = (['changed', 'added', 'gone'] as const).filter((kind) => counts[kind] > 0)
  return enumeration(
    kinds.map((kind) => counted(texts[kind], counts[kind], language)),
    language,
  )
}
