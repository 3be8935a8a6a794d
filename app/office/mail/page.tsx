import { Form, Link } from 'react-router'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { ScreenHead } from '../controls/screen-head.tsx'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { actOnMail } from './action.ts'
import { loadMail } from './load.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadMail(args)

export const action = (args: Route.ActionArgs) => actOnMail(args)

export const meta = screenMeta((language) => words[language].title)

/** Suspects, unsent e-mails and the health of the site. */
export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { sums, health, lookedAt } = loaderData
  return (
    <div className="page">
      <ScreenHead title={copy.title} text={copy.intro} />
      {actionData && (
        <p className="error" role="alert">
          {copy[actionData.problem]}
        </p>
      )}
      <dl className="sums">
        {(['suspects', 'parked', 'spooled', 'sent', 'oldest'] as const).map((name) => (
          <div key={name}>
            <dt>{copy.sums[name]}</dt>
            <dd>
              {sums[name]}
              {name === 'oldest' && <small> {copy.minutes}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="split">
        <Suspects suspects={loaderData.suspects} count={sums.suspects} />
        <div>
          <Emails emails={loaderData.emails} count={sums.parked} />
          <section aria-labelledby="health">
            <h2 className="horizon" id="health">
              {copy.health.title} <span>{insert(copy.health.looked, { time: lookedAt })}</span>
            </h2>
            <dl className="dl">
              {health.map(([label, text, isFailing]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{isFailing ? <span className="new">{text}</span> : text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Suspects({ suspects, count }: { suspects: Data['suspects']; count: number }) {
  const { language } = useRootData()
  const { suspects: copy } = words[language]
  return (
    <section aria-labelledby="suspects">
      <h2 className="horizon" id="suspects">
        {copy.title} <b>{count}</b>
        <span>{copy.text}</span>
      </h2>
      {suspects.length === 0 && <p className="slate agenda__none">{copy.none}</p>}
      <ul className="agenda">
        {suspects.map(({ id, name, text, when, reason }) => (
          <li key={id}>
            <span className="small slate">{when}</span>
            <span>
              <b>{name}</b>
              <br />
              <span className="agenda__text">{text || copy.noText}</span>
              {reason && (
                <>
                  <br />
                  <span className="small slate">{insert(copy.because, { reason })}</span>
                </>
              )}
            </span>
            <Form method="post" className="acts" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button className="btn" name="intent" value="release">
                {copy.release}
                <span className="vh"> {name}</span>
              </button>
              <button className="txt" name="intent" value="discard">
                {copy.discard}
                <span className="vh"> {name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {count > suspects.length && (
        <p className="small slate">{counted(copy.more, count - suspects.length, language)}</p>
      )}
    </section>
  )
}

function Emails({ emails, count }: { emails: Data['emails']; count: number }) {
  const { language } = useRootData()
  const { mail: copy } = words[language]
  return (
    <section aria-labelledby="parked">
      <h2 className="horizon" id="parked">
        {copy.title} <b>{count}</b>
        <span>{copy.text}</span>
      </h2>
      {emails.length === 0 && <p className="slate agenda__none">{copy.none}</p>}
      <ul className="agenda">
        {emails.map(({ id, what, leadId, when, error, attempts, next, isStuck }) => (
          <li key={id}>
            <span className="small slate">{when}</span>
            <span>
              <b>{what}</b>
              {leadId && (
                <>
                  {', '}
                  <Link to={pathIn(language, `/office/leads/${leadId}`)}>{copy.lead}</Link>
                </>
              )}
              <br />
              <span className={isStuck ? 'mail mail--failed' : 'mail mail--waiting'}>{error}</span>
              <br />
              <span className="small slate">
                {attempts}
                {next && `, ${next}`}
              </span>
            </span>
            {isStuck && (
              <Form method="post" className="acts" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button className="btn" name="intent" value="again">
                  {copy.sendAgain}
                </button>
                <button className="txt" name="intent" value="give-up">
                  {copy.giveUp}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
