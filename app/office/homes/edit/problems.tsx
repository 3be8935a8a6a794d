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
        {problems.map(({ field, kind, of }) => (
          <li key={`${field} ${of?.number} ${of?.language}`}>
            {(kind === 'alt' || kind === 'name') && of
              ? insert(words.problems[kind], {
                  number: of.number,
                  language: words.languages[of.language].toLowerCase(),
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
