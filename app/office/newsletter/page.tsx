import { Form, redirect } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { languageOf, pathIn } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { WrittenTable } from '../controls/written-table.tsx'
import { requireMember } from '../guard.ts'
import { idIn, readOfficeForm } from '../read-office-form.ts'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'news.write')
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const [issues, readers] = await Promise.all([
    site.newsletterIssues.list(),
    site.newsletterIssues.readers(),
  ])
  return {
    newId: crypto.randomUUID(),
    readers: insert(copy.readers, {
      all: groupedNumber(readers.en + readers.es, language),
      en: groupedNumber(readers.en, language),
      es: groupedNumber(readers.es, language),
    }),
    issues: issues.map(({ id, state, texts, sendAt, sentAt, updatedAt, updatedBy }) => ({
      id,
      state,
      subject: texts.subject[language] || texts.subject.en || copy.untitled,
      time: dateAndTime(sentAt ?? sendAt ?? updatedAt, language),
      updatedBy,
    })),
  }
}

/** Creates a newsletter. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'news.write')
  const id = idIn(await readOfficeForm(args.request), 'id')
  await site.newsletterIssues.create(id, member.email)
  return redirect(pathIn(languageOf(args.url.pathname), `/office/newsletter/${id}`), 303)
}

export const meta = screenMeta((language) => words[language].title)

export default function Newsletters({
  loaderData: { newId, issues, readers },
}: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="page">
      <div className="head">
        <h1>{copy.title}</h1>
        <span className="slate">{readers}</span>
        <Form method="post" className="acts">
          <input type="hidden" name="id" value={newId} />
          <button className="btn btn--go">
            {copy.create} <Arrow />
          </button>
        </Form>
      </div>
      {issues.length === 0 ? (
        <p className="slate">{copy.none}</p>
      ) : (
        <WrittenTable
          caption={copy.title}
          copy={copy.columns}
          rows={issues.map(({ id, subject, state, time, updatedBy }) => ({
            to: pathIn(language, `/office/newsletter/${id}`),
            title: subject,
            state: copy.states[state],
            at: time,
            by: updatedBy,
          }))}
        />
      )}
    </div>
  )
}
