import type { Problem } from '#server/homes/check.ts'
import { insert } from '#app/words.ts'
import { fieldLabel } from './conflict-note.tsx'
import type { EditWords } from './words.ts'

/** Everything that is against publishing, first on the page. */
export function Problems({ words, problems }: { words: EditWords; problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <section className="note note--here" role="alert">
      <h2>{words.lead}</h2>
      <ul className="plain">
        {problems.map(({ field, kind, picture }) => (
          <li key={`${field} ${picture?.number} ${picture?.language}`}>
            {kind === 'alt' && picture
              ? insert(words.problems.alt, {
                  number: picture.number,
                  language: words.languages[picture.language].toLowerCase(),
                })
              : insert(words.problems[kind === 'missing' ? 'missing' : 'rule'], {
                  field: fieldLabel(words, field),
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}
