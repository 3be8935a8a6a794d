import type { ReactNode } from 'react'
import { focusWhenShown } from '#app/components/focus-when-shown.ts'
import { insert } from '#app/words.ts'
import type { FormProblems } from './form-result.ts'

interface ProblemSummaryProps {
  title: string
  /** The form's id, for the links to its fields. */
  formId: string
  /** The problems in the page's language, by field name. */
  problems: FormProblems
  /** A remedy to show with the problems. */
  children?: ReactNode
}

/**
 * A summary of a form's problems above its fields, with a link to each. Its heading is always of
 * the second level, because some forms are directly below the page's title.
 */
export function ProblemSummary({ title, formId, problems, children }: ProblemSummaryProps) {
  return (
    <div className="summary-error" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {Object.entries(problems).map(([name, problem]) => (
          <li key={name}>
            <a href={`#${formId}-${name}`}>{problem}</a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

interface FailureNoticeProps {
  title?: string
  text: string
  /** Another way to contact the agency; `text` contains `{phone}`. */
  chat?: { href: string; phone: string; text: string } | undefined
}

/** The message at the top of a form that failed. */
export function FailureNotice({ title, text, chat }: FailureNoticeProps) {
  return (
    <div className="summary-error" role="alert">
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {chat && (
        <p>
          <a href={chat.href} target="_blank" rel="noopener">
            {insert(chat.text, { phone: chat.phone })}
          </a>
        </p>
      )}
    </div>
  )
}

interface SentNoticeProps {
  title: string
  text: string
  /** The title's level. */
  level: 2 | 3
  className: string
  /** Whether the message has just replaced the form; it then takes the focus. */
  focus: boolean
}

/** The message that replaces a form after it has been sent, where no other page follows. */
export function SentNotice({ title, text, level, className, focus }: SentNoticeProps) {
  const Heading = `h${level}` as const
  return (
    <div className={className} tabIndex={-1} ref={focus ? focusWhenShown : undefined}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
