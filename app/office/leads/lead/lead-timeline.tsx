import { Form } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Entry, MailState } from './view.ts'
import { leadPageWords } from './words.ts'

/** All messages and events in order; the newest are in view when it opens, without script. */
export function LeadTimeline({ entries }: { entries: readonly Entry[] }) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it has to get the focus
    <div className="thread" tabIndex={0} role="region" aria-label={words.thread}>
      <ol className="timeline">
        {entries.flatMap((entry, index) => [
          ...(entry.day === entries[index - 1]?.day
            ? []
            : [
                <li key={`day-${entry.key}`}>
                  <span className="day">{entry.day}</span>
                </li>,
              ]),
          <EntryItem key={entry.key} entry={entry} />,
        ])}
      </ol>
    </div>
  )
}

function EntryItem({ entry }: { entry: Entry }) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  switch (entry.what) {
    case 'them':
    case 'us':
      return (
        <li className={entry.what === 'them' ? 'them' : undefined} id={`entry-${entry.key}`}>
          <div className="msg__head">
            <b>{entry.who}</b>
            <span>{entry.what === 'them' ? entry.how : words.replied}</span>
            <time>{entry.time}</time>
          </div>
          {entry.text ? (
            <div className="msg__body">
              {entry.text.split(/\n{2,}/).map((part, index) => (
                <p className="msg__text" key={index}>
                  {part}
                </p>
              ))}
            </div>
          ) : (
            <p className="small slate">{words.noMessage}</p>
          )}
          {entry.what === 'them' && entry.answers.length > 0 && (
            <dl className="dl answers small">
              {entry.answers.map(({ field, label, text }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd className="msg__text">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {entry.what === 'us' && entry.files && (
            <p className="small slate">{insert(words.attached, { files: entry.files })}</p>
          )}
          {entry.what === 'us' && entry.mail && <Mail mail={entry.mail} />}
        </li>
      )
    case 'mail':
      return (
        <li className="event line">
          <span>{entry.text}</span>
          <Mail mail={entry.mail} />
        </li>
      )
    case 'event':
      return (
        <li className="event">
          <b>{entry.who}</b> {entry.text}, {entry.time}
        </li>
      )
  }
}

/** The delivery of an e-mail; if it was refused, it can be sent again or given up. */
function Mail({ mail: { id, kind, text, isStuck } }: { mail: MailState }) {
  const { language } = useRootData()
  const { mail } = leadPageWords[language]
  return (
    <>
      <span className={`mail mail--${kind}`}>{text}</span>
      {isStuck && (
        <Form method="post" className="line" preventScrollReset>
          <input type="hidden" name="email" value={id} />
          <button className="txt" name="intent" value="again">
            {mail.sendAgain}
          </button>
          <button className="txt" name="intent" value="give-up">
            {mail.giveUp}
          </button>
        </Form>
      )}
    </>
  )
}
