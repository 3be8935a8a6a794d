import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { officeMeta } from '#app/office/title.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { importHomes, type ImportRefusal } from './act.ts'
import { agreement, type Counts } from './agreement.ts'
import { ImportDifferences } from './import-differences.tsx'
import { loadImport } from './load.ts'
import type { PlanData } from './page-data.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadImport(args)
export const action = (args: Route.ActionArgs) => importHomes(args)

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const refused = actionData && 'failed' in actionData ? actionData : undefined
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/homes')}>
        <Arrow back /> {homesWords[language].title}
      </Link>
      {refused && (
        <div className="note note--here" role="alert">
          <p>{refusalOf(copy, refused)}</p>
        </div>
      )}
      {loaderData.hosted ? (
        <p>{copy.hosted}</p>
      ) : loaderData.plan ? (
        <Plan
          plan={loaderData.plan}
          ask={actionData && 'ask' in actionData ? actionData.ask : undefined}
        />
      ) : (
        <>
          <div className="head">
            <h1>{copy.title}</h1>
          </div>
          <Form className="import-file" method="post" encType="multipart/form-data">
            <p>{copy.intro}</p>
            <label className="field">
              {copy.file}
              <input type="file" name="file" accept=".csv,.xml,text/csv,text/xml" required />
            </label>
            <button className="btn btn--go">
              {copy.read} <Arrow />
            </button>
          </Form>
          <p className="small slate">{insert(copy.feed, { address: loaderData.feed })}</p>
        </>
      )}
      {!loaderData.hosted && loaderData.earlier.length > 0 && (
        <section className="import-earlier" aria-labelledby="earlier">
          <h2 className="horizon" id="earlier">
            {copy.before}
          </h2>
          <table className="table rows">
            <caption className="vh">{copy.before}</caption>
            <tbody>
              {loaderData.earlier.map((one, index) => (
                <tr key={one.id}>
                  <th scope="row" className="full">
                    {one.time}
                  </th>
                  <td>
                    {one.by}, {one.name}
                  </td>
                  <td>{one.summary && summaryOf(one.summary, language)}</td>
                  <td className="r">
                    {one.state === 'undone' ? (
                      <span className="slate">{insert(copy.undone, { time: one.time })}</span>
                    ) : (
                      index === 0 && (
                        <Form method="post">
                          <input type="hidden" name="import" value={one.id} />
                          <button className="txt" name="intent" value="undo">
                            {copy.undo}
                          </button>
                        </Form>
                      )
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/** The result of an import: the number of changes of each kind. */
const summaryOf = (summary: Counts, language: Language): string =>
  (['changed', 'added', 'gone'] as const)
    .filter((kind) => summary[kind] > 0)
    .map((kind) => counted(words[language].summary[kind], summary[kind], language))
    .join(', ')

/** Why nothing was changed, in a sentence. */
const refusalOf = (copy: (typeof words)['en'], { failed, problem }: ImportRefusal) =>
  insert(copy.failed[failed], {
    reason: problem ? insert(copy.unreadable[problem.code], problem.values) : '',
  })

/** The changes that a file would make, with a box for each. */
function Plan({ plan, ask }: { plan: PlanData; ask: Counts | undefined }) {
  const { language } = useRootData()
  const copy = words[language]
  const all = plan.counts.added + plan.counts.changed + plan.counts.gone
  const [chosen, choose] = useState(all - plan.gone.filter(({ isNewer }) => isNewer).length)
  // A box that is ticked later needs another confirmation.
  const [answered, setAnswered] = useState<Counts>()
  const asked = ask === answered ? undefined : ask
  return (
    <>
      <div className="head">
        <h1>{copy.planTitle}</h1>
        <span className="slate">{plan.heading}</span>
      </div>
      <dl className="sums">
        {Object.entries({ ...plan.counts, same: plan.same }).map(([name, count]) => (
          <div key={name}>
            <dt>{Object.entries(copy.sums).find(([key]) => key === name)?.[1]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {all === 0 && <p className="slate">{copy.nothing}</p>}
      <Form
        method="post"
        onChange={({ currentTarget }) => {
          setAnswered(ask)
          choose(
            currentTarget.querySelectorAll(
              'input[name=only]:checked, input[name=only][type=hidden]',
            ).length,
          )
        }}
      >
        <input type="hidden" name="import" value={plan.id ?? ''} />
        {plan.unshown.map((id) => (
          <input key={id} type="hidden" name="only" value={id} />
        ))}
        <ImportDifferences words={copy} plan={plan} />
        {plan.isShrinking && (
          <div className="note note--here">
            <h2>{insert(copy.shrink, { gone: plan.counts.gone, before: plan.before })}</h2>
            <p className="small">{copy.shrinkText}</p>
            <label className="field import-number">
              {copy.number}
              <input name="number" inputMode="numeric" autoComplete="off" />
            </label>
          </div>
        )}
        {asked && <Confirmation counts={asked} />}
        <div className="import__foot">
          {all > 0 && !asked && (
            <button className="btn btn--go" name="intent" value="apply">
              {counted(copy.apply, chosen, language)} <Arrow />
            </button>
          )}
          <Link className="btn" to={pathIn(language, '/office/homes')}>
            {copy.leave}
          </Link>
          <span className="small slate">{copy.all}</span>
        </div>
      </Form>
    </>
  )
}

/** Asks once before anything is changed, with the number of homes of each kind. */
function Confirmation({ counts }: { counts: Counts }) {
  const { language } = useRootData()
  const copy = words[language].confirm
  return (
    <section className="note note--here" role="alert">
      <h2>{copy.title}</h2>
      <ul className="plain">
        {(['added', 'changed', 'gone'] as const).map(
          (kind) =>
            counts[kind] > 0 && <li key={kind}>{counted(copy[kind], counts[kind], language)}</li>,
        )}
      </ul>
      <input type="hidden" name="agreed" value={agreement(counts)} />
      <div className="acts">
        <button
          className="btn btn--go"
          name="intent"
          value="apply"
          ref={(button) => button?.focus()}
        >
          {copy.apply} <Arrow />
        </button>
      </div>
    </section>
  )
}
