import { useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { pathIn } from '#server/language.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { insert } from '#app/words.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { HomeChoices } from '#app/office/controls/home-choices.tsx'
import { addressOf } from '../inbox.ts'
import { leadWords } from '../words.ts'
import { type Act, maxReplyLength } from './act.ts'
import { AttachFields } from './attach-fields.tsx'
import { maxAttachedPictures } from './attachments.ts'
import type { LeadData } from './load.ts'
import { insertParagraph } from './insert-paragraph.ts'
import { useDraft } from './use-draft.ts'
import { leadPageWords } from './words.ts'

interface ComposerProps {
  lead: LeadData
  answer: Act | undefined
}

/** The reply. On a phone it is a page over the lead. */
export function Composer({ lead, answer }: ComposerProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const copy = words.composer
  const { stages } = leadWords[language]
  const { composer } = lead
  const { pathname, search, key } = useLocation()
  const refused = answer?.intent === 'reply' || answer?.intent === 'draft' ? answer : undefined
  const text = refused?.typed.message ?? composer.text
  // One id for as long as this reply is written: sent twice, it is one e-mail.
  const [replyId, setReplyId] = useState(answer?.typed.reply ?? composer.replyId)
  const draft = useDraft({ savedBefore: composer.savedAt, replyId })
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!composer.isSent) return
    // The next reply begins.
    field.current?.form?.reset()
    setReplyId(composer.replyId)
    draft.end()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reply
  }, [key])
  const problem =
    refused?.problem &&
    insert(words.problems[refused.problem], {
      max: refused.problem === 'pictures' ? maxAttachedPictures : maxReplyLength,
    })
  return (
    <section className="composer" id="reply" aria-label={words.reply}>
      <TemplateForm lead={lead} />
      <Form
        method="post"
        action={`${pathname}${search}#reply`}
        className="stack"
        onSubmit={draft.stop}
        key={`${composer.template} ${composer.writesIn} ${composer.about}`}
      >
        {composer.isSent && (
          <p className="note" role="status">
            {copy.sent}
          </p>
        )}
        <input type="hidden" name="reply" value={replyId} />
        <input type="hidden" name="language" value={composer.writesIn} />
        <div className="field">
          <label className="vh" htmlFor="subject">
            {copy.subject}
          </label>
          <input
            id="subject"
            name="subject"
            defaultValue={refused?.typed.subject ?? composer.subject}
            maxLength={200}
            lang={composer.writesIn}
          />
        </div>
        <div className={problem ? 'field is-invalid' : 'field'}>
          <label className="vh" htmlFor="message">
            {copy.message}
          </label>
          <textarea
            id="message"
            name="message"
            ref={field}
            className="composer__text"
            lang={composer.writesIn}
            defaultValue={text}
            maxLength={maxReplyLength}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'message-problem' : undefined}
            onInput={(event) => draft.later(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!event.ctrlKey && !event.metaKey) return
              if (event.key === 's') {
                event.preventDefault()
                draft.now(event.currentTarget.value)
                return
              }
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.form
                ?.querySelector<HTMLButtonElement>('button[value=reply]')
                ?.click()
            }}
          />
          {problem && (
            <p className="error" id="message-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
        {composer.home && <AttachFields home={composer.home} chosen={refused?.attach ?? []} />}
        <div className="composer__row">
          <button className="btn btn--go" name="intent" value="reply">
            {copy.send} <Arrow />
          </button>
          <label className="line">
            <span className="slate">{copy.afterwards}</span>
            <select name="move" defaultValue={lead.stage === 'new' ? 'answered' : lead.stage}>
              {lead.stage === 'new' && (
                <option value="answered">{insert(copy.move, { stage: stages.answered })}</option>
              )}
              <option value={lead.stage}>
                {insert(copy.leave, { stage: stages[lead.stage] })}
              </option>
            </select>
          </label>
          {composer.facts && (
            <button
              className="txt"
              type="button"
              onClick={() => {
                const area = field.current
                if (!area) return
                insertParagraph(area, composer.facts ?? '')
                area.focus()
                draft.later(area.value)
              }}
            >
              {copy.insertHome}
            </button>
          )}
          <button className="txt" name="intent" value="draft">
            {copy.saveDraft}
          </button>
          <span className={draft.isSaved ? 'saved push' : 'saved saved--not push'} role="status">
            {draft.isSaved
              ? draft.savedAt && insert(copy.saved, { when: draft.savedAt })
              : copy.notSaved}
          </span>
        </div>
      </Form>
    </section>
  )
}

/** Chooses a template; the page comes back with it. */
function TemplateForm({ lead: { id, name, composer, inbox } }: { lead: LeadData }) {
  const { language } = useRootData()
  const { composer: copy } = leadPageWords[language]
  const page = pathIn(language, `/office/leads/${id}`)
  return (
    <Form className="composer__row" action={page} preventScrollReset>
      <Link className="back phone-only" to={page + addressOf(inbox.query)}>
        <Arrow back /> {name}
      </Link>
      {[...new URLSearchParams(addressOf(inbox.query))].map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <select
        name="template"
        aria-label={copy.template}
        defaultValue={composer.template}
        key={composer.template}
      >
        <option value="none">{copy.noTemplate}</option>
        {composer.templates.map(({ slug, name: template }) => (
          <option key={slug} value={slug}>
            {template}
          </option>
        ))}
      </select>
      <select name="in" aria-label={copy.language} defaultValue={composer.writesIn}>
        <option value="en">{copy.languages.en}</option>
        <option value="es">{copy.languages.es}</option>
      </select>
      <label className="line">
        <span className="slate">{copy.about}</span>
        <input
          className="composer__ref"
          name="about"
          list="homes"
          autoComplete="off"
          maxLength={60}
          defaultValue={composer.about}
          key={composer.about}
          aria-invalid={composer.isUnknownHome ? true : undefined}
          aria-describedby={composer.isUnknownHome ? 'about-problem' : undefined}
        />
      </label>
      <HomeChoices id="homes" homes={composer.homes} />
      <button className="txt">{copy.use}</button>
      {composer.isUnknownHome && (
        <span className="error" id="about-problem" role="alert">
          {copy.unknownHome}
        </span>
      )}
      <span className="slate wide-only">{insert(copy.from, { email: composer.from })}</span>
    </Form>
  )
}
