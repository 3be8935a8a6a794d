import { Form } from 'react-router'
import { buttonClass } from '#app/components/button-link.tsx'
import { dateAndTime } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
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
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <h3>{nameOf(device, copy)}</h3>
              {device.isCurrent && <p className="devices__here">{copy.here}</p>}
              <p className="small slate">
                {insert(copy.opened, { when: dateAndTime(device.createdAt, language) })}
                {/* The one of this browser is in use, whenever its tokens were renewed. */}
                {!device.isCurrent && (
                  <>
                    <br />
                    {insert(copy.used, { when: dateAndTime(device.usedAt, language) })}
                  </>
                )}
              </p>
            </div>
            {!device.isCurrent && (
              <Form method="post" action={action}>
                <button
                  className={buttonClass({ line: true })}
                  name="session"
                  value={device.id}
                  aria-label={insert(copy.endWhich, { device: nameOf(device, copy) })}
                >
                  {copy.end}
                </button>
              </Form>
            )}
          </li>
        ))}
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

function nameOf({ browser, system }: OpenSession, { device }: SecurityWords): string {
  return browser && system
    ? insert(device.both, { browser, system })
    : (browser ?? system ?? device.unknown)
}
