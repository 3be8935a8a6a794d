import { Form } from 'react-router'
import { buttonClass } from '#app/components/button-link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { sessionText } from '#app/sessions/session-text.ts'
import { insert } from '#app/words.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import { pathIn } from '#server/language.ts'
import type { SecurityWords } from './words.ts'

interface DevicesProps {
  copy: SecurityWords
  devices: OpenSession[]
}

/** The user's sessions, each with the button that ends it. */
export function Devices({ copy, devices }: DevicesProps) {
  const { language } = useRootData()
  const action = pathIn(language, '/profile/security')
  return (
    <section className="pf__a" aria-labelledby="devices">
      <h2 id="devices">{copy.devices}</h2>
      <p className="slate devices__text">
        {devices.length > 0 ? copy.devicesText : copy.devicesFailed}
      </p>
      <ul className="devices">
        {devices.map((session) => {
          const { device, opened, used } = sessionText(session, copy, language)
          return (
            <li key={session.id}>
              <div>
                <h3>{device}</h3>
                {session.isCurrent && <p className="devices__here">{copy.here}</p>}
                <p className="small slate">
                  {opened}
                  {used && (
                    <>
                      <br />
                      {used}
                    </>
                  )}
                </p>
              </div>
              {!session.isCurrent && (
                <Form method="post" action={action}>
                  <button
                    className={buttonClass({ line: true })}
                    name="session"
                    value={session.id}
                    aria-label={insert(copy.endWhich, { device })}
                  >
                    {copy.end}
                  </button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action={action}>
          <button className={buttonClass({ line: true })} name="others" value="all">
            {copy.endOthers}
          </button>
        </Form>
      )}
    </section>
  )
}
