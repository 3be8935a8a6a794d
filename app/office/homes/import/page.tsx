import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { FeedError } from '#server/catalogue/exchange/feed.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { textOf } from '#app/forms/read-form.ts'
import { area, dateAndTime, price } from '#app/format.ts'
import { officeMeta } from '#app/office/title.ts'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { authorIn } from '../author.ts'
import { words as homesWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { Differences } from './differences.tsx'
import type { PlanData } from './page-data.ts'
import { words } from './words.ts'

/** Rows of a kind that are shown: a first import has thousands of new ones. */
const maxShown = 500

export async function loader(args: Route.LoaderArgs) {
  const { site } = await authorIn(args)
  const language = languageOf(args.url.pathname)
  const feed = `${site.config.siteUrl}/feeds/kyero.xml`
  if (!site.homeImports) return { hosted: true as const, feed }
  const id = args.url.searchParams.get('import')
  const [plan, earlier] = await Promise.all([
    id ? site.homeImports.plan(id) : undefined,
    site.homeImports.earlier(),
  ])
  if (id && !plan) throw data(null, { status: 404 })
  return {
    hosted: false as const,
    feed,
    plan: plan && {
      id,
      heading: insert(words[language].readAt, {
        name: plan.name,
        rows: plan.report.rows,
        time: dateAndTime(new Date(plan.at).toISOString(), language),
      }),
      before: plan.report.before,
      same: plan.report.unchanged,
      isShrinking: plan.isShrinking,
      counts: {
        added: plan.added.length,
        changed: plan.changed.length,
        gone: plan.gone.length,
        refused: plan.report.refused.length,
      },
      added: plan.added.slice(0, maxShown).map((home) => ({
        id: home.id,
        ref: home.ref,
        title: home.title,
        facts: [price(home.price, language), area(home.area, language), home.location].join(', '),
      })),
      changed: plan.changed.slice(0, maxShown).map(({ home, fields }) => ({
        id: home.id,
        ref: home.ref,
        title: home.title,
        fields,
      })),
      gone: plan.gone.map(({ id: home, ref, title }) => ({ id: home, ref, title })),
      // Changes beyond those shown are applied with the rest.
      unshown: [
        ...plan.added.slice(maxShown).map((home) => home.id),
        ...plan.changed.slice(maxShown).map(({ home }) => home.id),
      ],
      refused: plan.report.refused.slice(0, maxShown),
    },
    earlier: earlier.map((one) => ({
      ...one,
      time: dateAndTime(new Date(one.at).toISOString(), language),
    })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { site, member } = await authorIn(args)
  const { homeImports } = site
  if (!homeImports) throw data(null, { status: 404 })
  const language = languageOf(args.url.pathname)
  const copy = words[language].failed
  const here = pathIn(language, '/office/homes/import')
  const actor = { id: member.id, name: member.email, requestId: site.requestId }
  const form = await args.request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const refuse = (problem: string, status = 400) => data({ problem }, { status })
  const id = textOf(form, 'import')
  switch (textOf(form, 'intent')) {
    case 'apply': {
      const only = new Set(form.getAll('only').filter((one) => typeof one === 'string'))
      const number = textOf(form, 'number').trim()
      const confirmed = /^\d{1,6}$/.test(number) ? Number(number) : undefined
      const outcome = await homeImports.apply(id, { only, confirmed }, actor)
      if (outcome === 'held back') return refuse(copy.held, 409)
      if (outcome === 'missing') return refuse(copy.gone, 409)
      return redirect(here, 303)
    }
    case 'undo': {
      const outcome = await homeImports.undo(id, actor)
      return outcome === 'undone'
        ? redirect(here, 303)
        : refuse(outcome === 'changed' ? copy.touched : copy.gone, 409)
    }
    default: {
      const file = form.get('file')
      if (!(file instanceof File) || file.size === 0) return refuse(copy.empty)
      try {
        const read = await homeImports.read(file.name, await file.bytes(), actor)
        return redirect(`${here}?import=${read}`, 303)
      } catch (error) {
        if (error instanceof FeedError)
          return refuse(insert(copy.unreadable, { reason: error.message }))
        throw error
      }
    }
  }
}

export const meta: Route.MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language)
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="page">
      <Link className="back" to={pathIn(language, '/office/homes')}>
        <Arrow back /> {homesWords[language].title}
      </Link>
      {actionData && (
        <div className="note note--here" role="alert">
          <p>{actionData.problem}</p>
        </div>
      )}
      {loaderData.hosted ? (
        <p>{copy.hosted}</p>
      ) : loaderData.plan ? (
        <Plan plan={loaderData.plan} />
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
                  <td>{one.summary && insert(copy.summary, { ...one.summary })}</td>
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

/** The changes that a file would make, with a box for each. */
function Plan({ plan }: { plan: PlanData }) {
  const { language } = useRootData()
  const copy = words[language]
  const all = plan.counts.added + plan.counts.changed + plan.counts.gone
  const [chosen, choose] = useState(all)
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
        onChange={({ currentTarget }) =>
          choose(
            currentTarget.querySelectorAll(
              'input[name=only]:checked, input[name=only][type=hidden]',
            ).length,
          )
        }
      >
        <input type="hidden" name="import" value={plan.id ?? ''} />
        {plan.unshown.map((id) => (
          <input key={id} type="hidden" name="only" value={id} />
        ))}
        <Differences words={copy} plan={plan} />
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
        <div className="import__foot">
          {all > 0 && (
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
