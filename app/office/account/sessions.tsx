import { Form } from 'react-router'
import { dateAndTime } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import type { words } from './words.ts'

type AccountWords = (typeof words)['en']

interface SessionsProps {
  copy: AccountWords
  sessions: readonly OpenSession[]
}

/** A member's sessions, each with the button that ends it. */
export function Sessions({ copy, sessions }: SessionsProps) {
  const { language } = useRootData()
  return (
    <ul className="sessions">
      {sessions.map((session) => (
        <li key={session.id}>
          <p>
            <b>{nameOf(session, copy)}</b>{' '}
            {session.isCurrent && <span className="new">{copy.here}</span>}
            <br />
            <span className="small slate">
              {insert(copy.opened, { when: dateAndTime(session.createdAt, language) })}
              {/* The one of this browser is in use, whenever its tokens were renewed. */}
              {!session.isCurrent &&
                `. ${insert(copy.used, { when: dateAndTime(session.usedAt, language) })}`}
            </span>
          </p>
          {!session.isCurrent && (
            <Form method="post">
              <button className="txt" name="session" value={session.id}>
                {copy.end}
                <span className="vh"> {nameOf(session, copy)}</span>
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

const nameOf = ({ browser, system }: OpenSession, { device }: AccountWords): string =>
  browser && system
    ? insert(device.both, { browser, system })
    : (browser ?? system ?? device.unknown)
