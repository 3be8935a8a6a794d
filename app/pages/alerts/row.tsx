import { words as formWords } from '#app/alerts/words.ts'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { frequencies } from '#server/alerts/validate-alert.ts'
import type { AlertView } from './view.ts'
import type { AlertsWords } from './words.ts'

/** An alert with the form that changes, stops or deletes it. */
export function AlertRow({
  alert: { id, title, href, facts, state, asked },
  copy,
  edit,
}: {
  alert: AlertView
  copy: AlertsWords['manage']
  /** The page on which its search is changed; undefined before the alert is confirmed. */
  edit: string | undefined
}) {
  const form = formWords[useRootData().language]
  const button = (action: string, text: string) => (
    <button className="plain" name="do" value={action}>
      {text}
      <span className="vh">: {title}</span>
    </button>
  )
  return (
    <li className={state === 'stopped' ? 'is-off' : undefined}>
      <div>
        <h2>
          <Link to={href}>{title}</Link>
        </h2>
        <p className="small slate num">{facts}</p>
        <AlertLinks copy={copy} title={title} href={href} edit={edit} />
      </div>
      <form method="post">
        <input type="hidden" name="alert" value={id} />
        {state !== 'stopped' && (
          <div className="alerts__tell">
            <fieldset className="choices">
              <legend>
                {form.what}
                <span className="vh">: {title}</span>
              </legend>
              {(['newHomes', 'reductions'] as const).map((name) => (
                <label key={name} className="choice check">
                  <input type="checkbox" name={name} value="yes" defaultChecked={asked[name]} />
                  {form[name]}
                </label>
              ))}
            </fieldset>
            <fieldset className="choices">
              <legend>
                {form.often}
                <span className="vh">: {title}</span>
              </legend>
              {frequencies.map((frequency) => (
                <label key={frequency} className="choice">
                  <input
                    type="radio"
                    name="frequency"
                    value={frequency}
                    defaultChecked={asked.frequency === frequency}
                  />
                  {form[frequency]}
                </label>
              ))}
            </fieldset>
          </div>
        )}
        <div className="alerts__do">
          {state === 'stopped' ? (
            <>
              {button('start', copy.start)}
              {button('delete', copy.remove)}
            </>
          ) : (
            <>
              {button('notify', copy.change)}
              {button('stop', copy.stop)}
            </>
          )}
        </div>
      </form>
    </li>
  )
}

/** Links to the homes of an alert and to the page on which its search is changed. */
const AlertLinks = ({
  copy,
  title,
  href,
  edit,
}: Pick<AlertView, 'title' | 'href'> & {
  copy: AlertsWords['manage']
  edit: string | undefined
}) => (
  <p className="small alerts__links">
    <Link to={href}>
      {copy.search}
      <span className="vh">: {title}</span>
    </Link>
    {edit && (
      <Link to={edit}>
        {copy.edit}
        <span className="vh">: {title}</span>
      </Link>
    )}
  </p>
)
