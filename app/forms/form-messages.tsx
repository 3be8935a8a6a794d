import type { LeadKind } from '#server/leads/lead.ts'
import { useShell } from '../shell/use-shell.ts'
import { insert } from '../words.ts'
import type { FormState } from './field-context.ts'
import type { LeadResult } from './lead-action.ts'
import type { FormWords } from './words.ts'

interface FormMessagesProps {
  /** The form's id, for links to its fields. */
  id: string
  kind: LeadKind
  result: LeadResult | undefined
}

/** What became of a form, at its head: what is wrong with it, or that it could not be taken and how else to reach us. */
export function FormMessages({ id, kind, result }: FormMessagesProps) {
  if (!result || result.status === 'sent') return null
  if (result.status === 'invalid') return <Summary id={id} kind={kind} problems={result.problems} />
  return <Failed kind={kind} status={result.status} />
}

/** What is wrong, at the head of the form, with a link to each field. */
function Summary({
  id,
  kind,
  problems,
}: {
  id: string
  kind: LeadKind
  problems: FormState['problems']
}) {
  const { forms } = useShell()
  const list = Object.entries(problems)
  const missing = list.some(([, problem]) => problem?.endsWith('Required'))
  return (
    <div className="summary-error" role="alert">
      <h3>{missing ? forms.invalid[kind] : forms.check}</h3>
      <ul>
        {list.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${id}-${name}`}>{problem && forms.problems[problem]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Failed({ kind, status }: { kind: LeadKind; status: Failure }) {
  const { forms, chat } = useShell()
  return (
    <div className="summary-error" role="alert">
      <p>{failureOf(status, kind, forms).text}</p>
      <p>
        <a href={chat.href} target="_blank" rel="noopener">
          {insert(forms.failedChat, { phone: chat.phone })}
        </a>
      </p>
    </div>
  )
}

type Failure = Exclude<LeadResult['status'], 'sent' | 'invalid'>

/** What is said of a form that was right and did not arrive (specification §8). */
export function failureOf(
  status: Failure,
  kind: LeadKind,
  { failed, unanswered }: FormWords,
): { title: string; text: string } {
  const own: Partial<Record<LeadKind, FormWords['failed'][LeadKind]>> = unanswered
  return (status === 'unanswered' && own[kind]) || failed[kind]
}
