import { Form, Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { HomeChoices } from '#app/office/controls/home-choices.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { addressOf } from '../inbox.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

/** Chooses a template; the page comes back with it. */
export function TemplateForm({ lead: { id, name, composer, inbox } }: { lead: LeadData }) {
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
