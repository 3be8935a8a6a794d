import { Link } from '#app/components/link.tsx'
import { notificationModes } from '#server/alerts/notification-mode.ts'
import type { AlertView } from './view.ts'
import type { AlertsWords } from './words.ts'

/** An alert with the form that changes, stops or deletes it. */
export function AlertRow({
  alert: { id, title, href, facts, state, mode },
  copy,
}: {
  alert: AlertView
  copy: AlertsWords['manage']
}) {
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
      </div>
      <form method="post">
        <input type="hidden" name="alert" value={id} />
        {state !== 'stopped' && (
          <div className="field">
            <label className="vh" htmlFor={`telling-${id}`}>
              {copy.often}: {title}
            </label>
            <select id={`telling-${id}`} name="telling" defaultValue={mode}>
              {notificationModes.map((one) => (
                <option key={one} value={one}>
                  {copy.modes[one]}
                </option>
              ))}
            </select>
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
              {button('tell', copy.change)}
              {button('stop', copy.stop)}
            </>
          )}
        </div>
      </form>
    </li>
  )
}
