import { data, Form, redirect } from 'react-router'
import { articles } from '#app/articles/articles.server.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { developments } from '#app/content/developments/developments.ts'
import { legalPages } from '#app/content/legal/legal-texts.server.ts'
import { builtInReplies } from '#app/content/replies/built-in.ts'
import { formText, lineIn } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type ContentId, type ContentKind, contentKinds, keyOf } from '#server/content/content.ts'
import { languageOf } from '#server/language.ts'
import { slugFrom } from '#server/shared/text/slug.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import { OfficeField } from '../controls/office-field.tsx'
import { useProblemFocus } from '../controls/use-problem-focus.ts'
import { WrittenTable } from '../controls/written-table.tsx'
import { requireMember } from '../guard.ts'
import { screenMeta } from '../title.ts'
import type { Route } from './+types/page.ts'
import { loadText } from './load-text.server.ts'
import { textDocumentOf } from './text-document.server.ts'
import { isWithdrawable, textPath } from './text-path.ts'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const changed = await site.content.list()
  const ids: ContentId[] = [
    ...Object.keys(developments).map((slug) => ({ kind: 'developments' as const, slug })),
    ...changed.filter(({ kind, slug }) => textDocumentOf(kind, slug)?.isBuiltIn === false),
    ...articles.map(({ slug }) => ({ kind: 'articles' as const, slug })),
    ...legalPages.map((slug) => ({ kind: 'legal' as const, slug })),
    ...Object.keys(builtInReplies).map((slug) => ({ kind: 'replies' as const, slug })),
  ]
  const rows = await Promise.all(
    ids.map(async ({ kind, slug }) => {
      const change = changed.find((one) => keyOf(one) === keyOf({ kind, slug }))
      // A text without changes needs no query.
      const { head } = await loadText(
        { clock: site.clock, content: change ? site.content : untouched },
        { kind, slug },
        language,
      )
      return {
        id: { kind, slug },
        title: head.title,
        state: head.state,
        isDrafted: change?.isDrafted ?? false,
        scheduled: head.scheduled,
        at: change && dateAndTime(change.updatedAt, language),
        by: change?.updatedBy,
      }
    }),
  )
  return {
    groups: contentKinds.map((kind) => ({ kind, rows: rows.filter(({ id }) => id.kind === kind) })),
  }
}

/** The content of a site whose texts nobody has changed. */
const untouched = { read: async () => ({ draft: undefined, versions: [] }) }

/** Creates an article or a template. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'texts.write')
  const language = languageOf(args.url.pathname)
  const form = await readOfficeForm(args.request)
  const kind = formText(form, 'kind') === 'replies' ? ('replies' as const) : ('articles' as const)
  const titles = { en: lineIn(form, 'title_en'), es: lineIn(form, 'title_es') }
  const refuse = (failed: 'missing' | 'taken', status: number) =>
    data({ kind, failed, titles }, { status })
  if (!titles.en || !titles.es || titles.en.length > 200 || titles.es.length > 200)
    return refuse('missing', 400)
  const document = textDocumentOf(kind, slugFrom(titles.en))
  if (!document || document.isBuiltIn) return refuse('taken', 409)
  const { draft, versions } = await site.content.read(document.id)
  if (draft || versions.length > 0) return refuse('taken', 409)
  const { builtIn } = document
  const mine = {
    ...builtIn,
    ...(kind === 'articles'
      ? {
          date: dateIn(agencyZone, site.clock()),
          'words.en.title': titles.en,
          'words.es.title': titles.es,
        }
      : { 'words.en.name': titles.en, 'words.es.name': titles.es }),
  }
  await site.content.save(document.id, builtIn, { base: builtIn, mine }, member.email)
  return redirect(textPath(language, document.id), 303)
}

export const meta = screenMeta((language) => words[language].title)

export default function Texts({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <div className="page texts">
      <div className="head">
        <h1>{copy.title}</h1>
        <span className="slate">{copy.intro}</span>
      </div>
      {groups.map(({ kind, rows }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind} className="horizon">
            {copy.kinds[kind]} <b>{rows.length}</b>
          </h2>
          {isWithdrawable(kind) && (
            <NewTextForm kind={kind} answer={actionData?.kind === kind ? actionData : undefined} />
          )}
          <Rows kind={kind} rows={rows} />
        </section>
      ))}
    </div>
  )
}

type Row = Route.ComponentProps['loaderData']['groups'][number]['rows'][number]

function Rows({ kind, rows }: { kind: ContentKind; rows: readonly Row[] }) {
  const { language } = useRootData()
  const copy = words[language]
  return (
    <WrittenTable
      caption={copy.kinds[kind]}
      copy={copy.columns}
      rows={rows.map(({ id, title, state, isDrafted, scheduled, at, by }) => ({
        to: textPath(language, id),
        title,
        state: (
          <span className={`status status--${state}`}>
            {[
              copy.states[state],
              scheduled && insert(copy.scheduled, { time: scheduled }),
              isDrafted && state !== 'draft' && copy.withDraft,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        ),
        at: at ?? <span className="slate">{copy.builtIn}</span>,
        by,
      }))}
    />
  )
}

interface NewTextFormProps {
  kind: 'articles' | 'replies'
  /** Why nothing was created, with what was typed. */
  answer: { failed: 'missing' | 'taken'; titles: { en: string; es: string } } | undefined
}

/** A form that creates an article by its two titles, or a template by its two names. */
function NewTextForm({ kind, answer }: NewTextFormProps) {
  const { language } = useRootData()
  const copy = words[language].create[kind]
  const { failed, titles } = answer ?? {}
  const form = useProblemFocus(answer)
  // The address, which is made from the English title, is taken.
  const problemOf = (one: 'en' | 'es') =>
    failed && (failed === 'taken' ? one === 'en' : !titles?.[one]) ? copy[failed] : undefined
  return (
    <details className="begin" open={failed !== undefined}>
      <summary className="btn">{copy.title}</summary>
      <Form method="post" className="begin__form" noValidate ref={form}>
        <input type="hidden" name="kind" value={kind} />
        {(['en', 'es'] as const).map((one) => (
          <OfficeField
            key={one}
            name={`title_${one}`}
            label={copy[one]}
            lang={one}
            required
            maxLength={200}
            defaultValue={titles?.[one]}
            problem={problemOf(one)}
            autoComplete="off"
          />
        ))}
        <button className="btn btn--go">
          {copy.button} <Arrow />
        </button>
      </Form>
    </details>
  )
}
