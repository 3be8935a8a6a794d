import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { sessionText } from '#app/sessions/session-text.ts'
import type { SessionWords } from '#app/sessions/words.ts'
import type { OpenSession } from '#server/accounts/open-sessions.ts'
import type { words } from './words.ts'

interface SessionsProps {
  copy: (typeof words)['en'] & SessionWords
  sessions: readonly OpenSession[]
}

/** A member's sessions, each with the button that ends it. */
export function Sessions({ copy, sessions }: SessionsProps) {
  const { language } = useRootData()
  return (
    <ul className="sessions">
      {sessions.map((session) => {
        const { device, opened, used } = sessionText(session, copy, language)
        return (
          <li key={session.id}>
            <p>
              <b>{device}</b> {session.isCurrent && <span className="new">{copy.here}</span>}
              <br />
              <span className="small slate">
                {opened}
                {used && `. ${used}`}
              </span>
            </p>
            {!session.isCurrent && (
              <Form method="post">
                <button className="txt" name="session" value={session.id}>
                  {copy.end}
                  <span className="vh"> {device}</span>
                </button>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
