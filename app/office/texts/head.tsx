import { Form, Link } from 'react-router'
import { pathIn } from '#server/language.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { TextHead as Head } from './load-text.server.ts'
import { isWithdrawable, textPath } from './text-path.ts'
import { words } from './words.ts'

interface HeadProps {
  head: Head
  mayPublish: boolean
  /** Whether what is typed is stored; by default the draft's time. */
  saved?: string | undefined
  isUnsaved?: boolean
  /** The form that publishing sends; absent on screens without one. */
  form?: string | undefined
}

/** The bar of a text: what it is, whether it is saved, and its publishing. */
export function TextHead({ head, mayPublish, saved, isUnsaved = false, form }: HeadProps) {
  const { language } = useRootData()
  const copy = words[language]
  const at = head.saved && insert(copy.head.saved, { time: head.saved.at })
  return (
    <div className="pubbar">
      <Link className="back" to={pathIn(language, '/office/texts')} aria-label={copy.head.back}>
        <Arrow back />
      </Link>
      <h1>{head.title}</h1>
      <span className={`status status--${head.state}`}>
        {[
          copy.states[head.state],
          head.scheduled && insert(copy.scheduled, { time: head.scheduled }),
          head.changes > 0 && counted(copy.head.inDraft, head.changes, language),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className={isUnsaved ? 'saved saved--not' : 'saved'} role="status">
        {saved ?? at ?? ''}
      </span>
      <div className="acts push wide-only">
        {head.saved && (
          <span className="small slate">{insert(copy.head.by, { name: head.saved.by })}</span>
        )}
        <More head={head} mayPublish={mayPublish} form={form} />
        <Publish head={head} mayPublish={mayPublish} form={form} />
      </div>
    </div>
  )
}

/** The same at the foot of a phone. */
export function TextFoot({ head, mayPublish, form }: HeadProps) {
  return (
    <div className="pubfoot phone-only">
      <More head={head} mayPublish={mayPublish} form={form} />
      <Publish head={head} mayPublish={mayPublish} form={form} />
    </div>
  )
}

type PartProps = Pick<HeadProps, 'head' | 'mayPublish' | 'form'>

function Publish({ head, mayPublish, form }: PartProps) {
  const { language } = useRootData()
  const copy = words[language].head
  if (!mayPublish) return <span className="small slate">{copy.managers}</span>
  if (!form) return null
  return (
    <button className="btn btn--go" name="intent" value="publish" form={form}>
      {head.state === 'published' && head.changes > 0
        ? counted(copy.publishChanges, head.changes, language)
        : copy.publish}{' '}
      <Arrow />
    </button>
  )
}

function More({ head, mayPublish, form }: PartProps) {
  const { language } = useRootData()
  const copy = words[language].head
  const id = form ?? 'more'
  return (
    <details className="pubbar__more">
      <summary className="btn">{copy.more}</summary>
      <div className="menu">
        {!form && <Form method="post" action={textPath(language, head.id)} id={id} />}
        {mayPublish && form && (
          <>
            <label className="field">
              {copy.at}
              <input type="datetime-local" name="at" form={id} />
            </label>
            <button className="btn btn--wide" name="intent" value="schedule" form={id}>
              {copy.schedule}
            </button>
          </>
        )}
        {head.page && (
          <a className="txt" href={head.page}>
            {copy.open}
          </a>
        )}
        {mayPublish && head.scheduled && (
          <button className="txt" name="intent" value="unschedule" form={id}>
            {copy.unschedule}
          </button>
        )}
        {mayPublish && isWithdrawable(head.id.kind) && head.state === 'published' && (
          <button className="txt" name="intent" value="withdraw" form={id}>
            {head.id.kind === 'replies' ? copy.withdrawReply : copy.withdraw}
          </button>
        )}
        {head.saved && (
          <button className="txt" name="intent" value="discard" form={id}>
            {copy.discard}
          </button>
        )}
      </div>
    </details>
  )
}

/** The parts of a text, each with its own screen. */
export function TextTabs({ head, current }: { head: Head; current: '' | 'versions' }) {
  const { language } = useRootData()
  const copy = words[language].head
  const tabs = [
    ['', copy.edit],
    ['versions', copy.versions],
  ] as const
  return (
    <nav aria-label={copy.parts}>
      <ul className="tabs">
        {tabs.map(([part, label]) => (
          <li key={part}>
            <Link
              to={textPath(language, head.id, part)}
              aria-current={part === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
