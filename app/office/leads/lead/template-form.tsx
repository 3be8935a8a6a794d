import { useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { inboxAddress } from '../inbox.ts'
import { maxHomeName } from './lead-request.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface TemplateFormProps {
  lead: LeadData
  /** Whether the message may be replaced, because nobody has edited it. */
  mayReplace(): boolean
  /** Whether the pressed button needs a home. */
  asksHome: boolean
}

/**
 * The choice of template, language and home, which loads the page again. A choice applies at once,
 * unless it would replace an edited message: then, as without script, a button applies it.
 */
export function TemplateForm({
  lead: { id, name, composer, inbox },
  mayReplace,
  asksHome,
}: TemplateFormProps) {
  const { language } = useRootData()
  const submit = useSubmit()
  const [asks, setAsks] = useState(false)
  const apply = (form: HTMLFormElement | null) => {
    if (mayReplace()) void submit(form, { preventScrollReset: true })
    else setAsks(true)
  }
  const { composer: copy } = leadPageWords[language]
  const page = pathIn(language, `/office/leads/${id}`)
  return (
    <Form className="composer__row composer__head" action={`${page}#reply`} preventScrollReset>
      <Link className="back phone-only" to={page + inboxAddress(inbox.query)}>
        <Arrow back /> {name}
      </Link>
      {[...new URLSearchParams(inboxAddress(inbox.query))].map(([parameter, value]) => (
        <input key={parameter} type="hidden" name={parameter} value={value} />
      ))}
      <select
        name="template"
        aria-label={copy.template}
        defaultValue={composer.template}
        key={composer.template}
        onChange={({ target }) => apply(target.form)}
      >
        <option value="none">{copy.noTemplate}</option>
        {composer.templates.map(({ slug, name: template }) => (
          <option key={slug} value={slug}>
            {template}
          </option>
        ))}
      </select>
      <select
        name="in"
        aria-label={copy.language}
        defaultValue={composer.writesIn}
        onChange={({ target }) => apply(target.form)}
      >
        <option value="en">{copy.languages.en}</option>
        <option value="es">{copy.languages.es}</option>
      </select>
      <HomeField composer={composer} asksHome={asksHome} apply={apply} />
      {asks ? (
        <button className="txt">{copy.replace}</button>
      ) : (
        <noscript>
          <button className="txt">{copy.use}</button>
        </noscript>
      )}
      <HomeProblem composer={composer} asksHome={asksHome} />
      <span className="slate composer__from">{insert(copy.from, { email: composer.from })}</span>
    </Form>
  )
}

type HomeProps = Pick<LeadData, 'composer'> & Pick<TemplateFormProps, 'asksHome'>

/** The field for the reply's home, by its title or reference. */
function HomeField({
  composer,
  asksHome,
  apply,
}: HomeProps & { apply(form: HTMLFormElement | null): void }) {
  const { language } = useRootData()
  const { composer: copy } = leadPageWords[language]
  const { homes, about, isUnknownHome } = composer
  return (
    <>
      <label className="line composer__home">
        <span className="slate">{copy.about}</span>
        <input
          id="about"
          className="composer__ref"
          name="about"
          list="homes"
          autoComplete="off"
          placeholder={copy.aboutHint}
          maxLength={maxHomeName}
          defaultValue={about}
          key={about}
          onChange={({ target }) => {
            if (homes.some(({ ref, name }) => [ref, name].includes(target.value)))
              apply(target.form)
          }}
          aria-invalid={isUnknownHome ? true : undefined}
          aria-describedby={isUnknownHome || asksHome ? 'about-problem' : undefined}
        />
      </label>
      <datalist id="homes">
        {homes.map(({ ref, name }) => (
          <option key={ref} value={name}>
            {ref}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The message that there is no such home, or that the pressed button needs one. */
function HomeProblem({ composer: { isUnknownHome }, asksHome }: HomeProps) {
  const { language } = useRootData()
  const { composer: copy } = leadPageWords[language]
  if (!isUnknownHome && !asksHome) return null
  return isUnknownHome ? (
    <span className="error" id="about-problem" role="alert">
      {copy.unknownHome}
    </span>
  ) : (
    <span className="new" id="about-problem" role="status">
      {copy.homeFirst}
    </span>
  )
}
