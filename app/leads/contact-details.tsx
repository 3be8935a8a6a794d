import { useRootData } from '#app/root-data/use-root-data.ts'
import { CallAndChat } from './call-and-chat.tsx'

/** Hours without a line break between the beginning and the end. */
const onOneLine = (hours: string) => hours.replaceAll('–', '\u2060–\u2060')

interface ContactDetailsProps {
  email: string
  /** The hours of viewings, in words. */
  viewings: string
}

/** Other ways to contact the agency: telephone, e-mail, hours, languages, office. */
export function ContactDetails({ email, viewings }: ContactDetailsProps) {
  const { forms, chat, address } = useRootData()
  const copy = forms.reach
  return (
    <dl className="details">
      <CallAndChat />
      <div>
        <dt>{copy.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {chat.hours && (
        <div>
          <dt>{copy.hours}</dt>
          <dd>{onOneLine(chat.hours)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.viewings}</dt>
        <dd>{onOneLine(viewings)}</dd>
      </div>
      <div>
        <dt>{copy.languages}</dt>
        <dd>{copy.both}</dd>
      </div>
      <div>
        <dt>{copy.office}</dt>
        <dd>
          {address.map((line) => (
            <span key={line} className="footer__line">
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}
