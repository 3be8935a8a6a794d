import { useRef, useState } from 'react'
import { readerLanguages } from '#app/office/controls/reader-languages.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { nameInBraces } from '../braces.ts'
import { rowLabel } from '../labels.ts'
import type { TextRow, TextSection } from '../rows.ts'
import { words } from '../words.ts'
import type { TextFieldContext } from './field-context.ts'
import { type Choosable, PictureChooser } from './picture-chooser.tsx'

interface SectionProps {
  section: TextSection
  context: TextFieldContext
  /** The pictures that a text in Markdown may show. */
  pictures: readonly Choosable[]
  /** Whether the section is initially open. */
  opens: boolean
}

/** A section of texts with both languages side by side; the reader's language is first. */
export function Section({ section: { name, rows }, context, pictures, opens }: SectionProps) {
  const { language } = useRootData()
  const copy = words[language]
  const languages = readerLanguages(language)
  const paths = rows.flatMap(({ paths }) => [paths.en, paths.es])
  const changed = paths.filter((path) => context.isChanged(path)).length
  const lagging = paths.filter((path) => context.isLagging(path)).length
  // The section stays open while its last problem is solved.
  const [isRefused] = useState(() => paths.some((path) => context.problem(path) !== undefined))
  // Two sections of one page are distinguished by their titles, or by their first texts.
  const own = (rows.find(({ key }) => key === 'title') ?? rows[0])?.paths[language]
  const [group = '', part] = name.split('.')
  const title =
    part === 'card' || part === 'brochure'
      ? copy.sections[part]
      : [
          group === 'guide'
            ? copy.sections.guide
            : group === 'page'
              ? copy.sections.page
              : copy.sections.words,
          part && own && excerpt(context.value(own)),
        ]
          .filter(Boolean)
          .join(': ')
  return (
    <details className="text-section" open={opens || isRefused}>
      <summary>
        <h2>{title}</h2>
        {changed > 0 && <small className="new">{counted(copy.changed, changed, language)}</small>}
        {lagging > 0 && <small className="new">{counted(copy.lagging, lagging, language)}</small>}
      </summary>
      <div className="pair">
        {languages.map((one) => (
          <h3 key={one} data-of={one}>
            {copy.languages[one]}
          </h3>
        ))}
        {rows.map((row) =>
          languages.map((one) => (
            <Text
              key={row.paths[one]}
              row={row}
              of={one}
              context={context}
              pictures={row.kind === 'markdown' ? pictures : []}
            />
          )),
        )}
      </div>
    </details>
  )
}

/** The maximum number of characters of a text in the title of its section. */
const maxTitle = 60

const excerpt = (text: string) =>
  text.length > maxTitle ? `${text.slice(0, maxTitle - 1)}…` : text

/** The number of rows of a text field. */
const heights = { line: 1, text: 3, list: 5, markdown: 24 } as const
/** The height of a message to a visitor, in lines. */
const messageHeight = 12

interface TextProps {
  row: TextRow
  of: Language
  context: TextFieldContext
  pictures: readonly Choosable[]
}

function Text({ row, of, context, pictures }: TextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { language } = useRootData()
  const copy = words[language]
  const path = row.paths[of]
  const problem = context.problem(path)
  const hintText =
    row.kind === 'markdown'
      ? copy.markdownHint
      : row.key === 'message'
        ? insert(copy.replyHint, {
            person: nameInBraces('name', of === 'es'),
            home: nameInBraces('home', of === 'es'),
            facts: nameInBraces('facts', of === 'es'),
          })
        : undefined
  const hint = hintText && `t-${path}-hint`
  const isLagging = context.isLagging(path)
  const shared = {
    id: `t-${path}`,
    name: path,
    lang: of,
    defaultValue: context.value(path),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby':
      [problem && `t-${path}-problem`, isLagging && `t-${path}-lags`, hint]
        .filter(Boolean)
        .join(' ') || undefined,
  }
  return (
    <div className={problem ? 'field is-invalid' : 'field'} data-of={of}>
      <label htmlFor={shared.id}>
        <span>
          {rowLabel(row, language)}, {copy.inLabels[of]}
        </span>
        {context.isChanged(path) && <span className="new">{copy.drafted}</span>}
      </label>
      {row.kind === 'line' ? (
        <input {...shared} autoComplete="off" />
      ) : (
        <textarea
          {...shared}
          ref={area}
          rows={row.key === 'message' ? messageHeight : heights[row.kind]}
        />
      )}
      {hint && (
        <p className="small slate" id={hint}>
          {hintText}
        </p>
      )}
      {pictures.length > 0 && (
        <PictureChooser
          pictures={pictures}
          label={copy.chooser.insert}
          onChoose={(name) => insertAt(area.current, `\n\n![](${name} "")\n\n`)}
        />
      )}
      {isLagging && (
        <p className="small new" id={`t-${path}-lags`}>
          {copy.lags[of]}
        </p>
      )}
      {problem && (
        <p className="error" id={`t-${path}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Inserts a text at the cursor, as if it were typed, so that it is saved with the draft. */
function insertAt(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
