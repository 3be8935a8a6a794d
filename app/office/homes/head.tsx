import { useEffect } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { homePath } from './home-path.ts'
import type { HeadData } from './load-home.ts'
import { words } from './words.ts'

type Part = '' | 'pictures' | 'documents' | 'versions'

interface HeadProps {
  head: HeadData
  /** Whether what is typed is stored; by default the draft's time. */
  saved?: string | undefined
  isUnsaved?: boolean
  /** The form that publishing sends; absent on screens without one. */
  form?: string | undefined
}

/** The bar of a home: what it is, whether it is saved, and its publishing. */
export function HomeHead({ head, saved, isUnsaved = false, form }: HeadProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { hash } = useLocation()
  useEffect(() => {
    // A link to a field that publishing needs, on another screen of the home; browsers do it when a document loads.
    if (hash) document.getElementById(hash.slice(1))?.focus()
  }, [hash])
  const at = head.saved && insert(copy.head.saved, { time: head.saved.at })
  return (
    <div className="pubbar">
      <Link className="back" to={pathIn(language, '/office/homes')} aria-label={copy.head.back}>
        <Arrow back />
      </Link>
      <h1>{head.title || copy.untitled}</h1>
      <span className="slate wide-only">{head.ref}</span>
      <span className={`status status--${head.state}`}>
        {[
          head.scheduled
            ? insert(copy.scheduled, { time: head.scheduled })
            : copy.states[head.state],
          head.changes > 0 && head.isPublished && counted(copy.inDraft, head.changes, language),
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
      <span className={isUnsaved ? 'saved saved--not' : 'saved'} role="status">
        {saved ?? at ?? ''}
      </span>
      <div className="acts push wide-only">
        {head.saved && (
          <span className="small slate">{insert(copy.head.by, { name: head.saved.by })}</span>
        )}
        <More head={head} form={form} />
        <PublishButton head={head} form={form} />
      </div>
    </div>
  )
}

/** The same at the foot of a phone. */
export function HomeFoot({ head, form }: HeadProps) {
  return (
    <div className="pubfoot phone-only">
      <More head={head} form={form} />
      <PublishButton head={head} form={form} />
    </div>
  )
}

function PublishButton({ head, form }: Pick<HeadProps, 'head' | 'form'>) {
  const { language } = useRootData()
  const { publish, publishChanges } = words[language].head
  const label =
    head.isPublished && head.changes > 0 ? counted(publishChanges, head.changes, language) : publish
  const button = (
    <button className="btn btn--go" name="intent" value="publish" form={form}>
      {label} <Arrow />
    </button>
  )
  if (form) return button
  return (
    <Form method="post" action={homePath(language, head.id)}>
      {button}
    </Form>
  )
}

function More({ head, form }: Pick<HeadProps, 'head' | 'form'>) {
  const { language } = useRootData()
  const copy = words[language].head
  const id = form ?? `more-${head.id}`
  return (
    <details className="pubbar__more">
      <summary className="btn">{copy.more}</summary>
      <div className="menu">
        {!form && <Form method="post" action={homePath(language, head.id)} id={id} />}
        {!head.isPublished && (
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
        <button className="txt" name="intent" value="duplicate" form={id}>
          {copy.duplicate}
        </button>
        {head.saved && (
          <button className="txt" name="intent" value="discard" form={id}>
            {copy.discard}
          </button>
        )}
      </div>
    </details>
  )
}

/** The parts of a home, each with its own screen. */
export function HomeTabs({ head, current }: { head: HeadData; current: Part }) {
  const { language } = useRootData()
  const copy = words[language].head
  const tabs: [Part, string, number?][] = [
    ['', copy.edit],
    ['pictures', copy.pictures, head.pictures],
    ['documents', copy.documents, head.documents],
    ['versions', copy.versions],
  ]
  return (
    <nav aria-label={copy.parts}>
      <ul className="tabs">
        {tabs.map(([part, label, count]) => (
          <li key={part}>
            <Link
              to={homePath(language, head.id, part)}
              aria-current={part === current ? 'page' : undefined}
            >
              {label} {count !== undefined && <b>{count}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
