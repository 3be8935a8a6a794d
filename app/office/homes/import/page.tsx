import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { screenMeta } from '#app/office/title.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { importHomes, type ImportRefusal } from './action.ts'
import { loadImport } from './load.ts'
import { isShownAtField, Plan } from './plan.tsx'
import { EarlierImports, ImportStart, SampleLink } from './start.tsx'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadImport(args)
export const action = (args: Route.ActionArgs) => importHomes(args)

export const meta = screenMeta((language) => words[language].title)

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const refused = actionData && 'failed' in actionData ? actionData : undefined
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/homes')}>
        <Arrow back /> {homesWords[language].title}
      </Link>
      {refused && !isShownAtField(refused) && refused.failed !== 'empty' && (
        <div className="note note--here" role="alert">
          <p>{refusalOf(copy, refused)}</p>
          {refused.failed === 'unreadable' && (
            <p>
              <SampleLink />
            </p>
          )}
        </div>
      )}
      {loaderData.hosted ? (
        <p>{copy.hosted}</p>
      ) : loaderData.plan ? (
        <Plan
          plan={loaderData.plan}
          asked={actionData && 'ask' in actionData ? actionData : undefined}
          refused={refused}
        />
      ) : (
        <ImportStart
          feed={loaderData.feed}
          applied={loaderData.applied}
          undone={loaderData.undone}
          refused={refused}
        />
      )}
      {!loaderData.hosted && loaderData.earlier.length > 0 && (
        <EarlierImports imports={loaderData.earlier} />
      )}
    </div>
  )
}

/** Names from the file in the language's quotation marks; the command line has them as JSON. */
const quoted = (
  { quote }: Pick<(typeof words)['en'], 'quote'>,
  { columns, ...values }: Record<string, string | number>,
) =>
  columns === undefined
    ? values
    : { ...values, columns: String(columns).replace(/"([^"]*)"/g, quote) }

/** The reason why nothing was changed, in a sentence. */
const refusalOf = (copy: (typeof words)['en'], { failed, problem }: ImportRefusal) =>
  [
    insert(copy.failed[failed], {
      reason: problem ? insert(copy.unreadable[problem.code], quoted(copy, problem.values)) : '',
    }),
    problem?.values.missing && insert(copy.lacking, { missing: problem.values.missing }),
  ]
    .filter(Boolean)
    .join(' ')
