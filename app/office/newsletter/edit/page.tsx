import { data, redirect } from 'react-router'
import { articleOf, articlesOf } from '#app/articles/articles.server.ts'
import { dateAndTime } from '#app/format.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { requireMember } from '#app/office/guard.ts'
import { homeChoices } from '#app/office/home-labels.ts'
import { clock } from '#app/office/homes/clock.ts'
import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { orErrorPage, orUndefined } from '#app/office/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Issue, IssueItem, IssueTexts } from '#server/newsletter/issues/issue.ts'
import { issueLimits } from '#server/newsletter/issues/issue.ts'
import { agencyZone, localTimeIn } from '#server/shared/zoned-time.ts'
import { may } from '#server/staff/rights.ts'
import { words } from '../words.ts'
import type { Route } from './+types/page.ts'
import { articleItem } from './article-item.ts'
import { changeItems, withItem } from './change-items.ts'
import { homeItem, loadIssue } from './load.ts'
import { NewsletterScreen } from './screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { site, member } = requireMember(args, 'news.write')
  const language = languageOf(args.url.pathname)
  const issue = await loadIssue(site, args.params.id)
  const parameters = args.url.searchParams
  const homes = await homeChoices(site, language)
  const [content, items, progress, readers, statuses] = await orErrorPage(
    Promise.all([
      site.newsletterIssues.compose(issue),
      Promise.all(issue.items.map((item) => site.newsletterIssues.show(item))),
      site.newsletterIssues.progress(issue.id),
      site.newsletterIssues.readers(),
      Promise.all(
        issue.items.map(async ({ kind, key }) =>
          kind === 'home' ? (await site.catalogue.find(key))?.status : undefined,
        ),
      ),
    ]),
  )
  const preview =
    parameters.get('preview') === 'es' ? 'es' : parameters.get('preview') === 'en' ? 'en' : language
  const time = (at: number | null) =>
    at === null ? undefined : dateAndTime(new Date(at).toISOString(), language)
  const { newsletterPace: pace } = site.config
  const all = readers.en + readers.es
  return {
    issue: { id: issue.id, state: issue.state, texts: issue.texts, revision: issue.revision },
    homes,
    saved: clock(new Date(issue.updatedAt).toISOString(), language, site.now()),
    sendAt: time(issue.sendAt),
    sentAt: time(issue.sentAt),
    items: issue.items.map(({ kind, key }, index) => ({
      kind,
      key,
      title: items[index]?.title[language] ?? key,
      picture: items[index]?.picture?.address,
      isShown: items[index] !== undefined,
      /** The home is not for sale any more. */
      taken: takenStates.find((one) => one === statuses[index]),
    })),
    preview: {
      language: preview,
      subject: content.subject[preview],
      opening: content.opening[preview].split(/\n{2,}/),
      items: content.items.map(({ kind, path, title, text, picture }) => ({
        kind,
        href: pathIn(preview, path),
        title: title[preview],
        text: text[preview],
        picture: picture && { address: picture.address, alt: picture.alt[preview] },
      })),
    },
    articles: articlesOf(site).map(({ slug, texts }) => ({ slug, title: texts[language].title })),
    progress,
    readers: all,
    minutes: Math.max(1, Math.ceil(all / pace)),
    pace,
    maySend: may(member, 'news.send'),
    email: member.email,
    tested: parameters.has('tested'),
  }
}

const takenStates = ['reserved', 'sold'] as const

type Failure = Exclude<
  keyof (typeof words)['en']['problems'],
  'lead' | 'missing' | 'empty' | 'unpublished'
>

/** Saves the texts with every button, then performs the button's action. */
export async function action(args: Route.ActionArgs) {
  const { site, member } = requireMember(args, 'news.write')
  const { newsletterIssues: issues } = site
  const language = languageOf(args.url.pathname)
  const { id } = args.params
  const here = pathIn(language, `/office/newsletter/${id}`)
  const form = await readForm(args.request)
  const intent = formText(form, 'intent')
  const issue = await loadIssue(site, id)
  const manage = () => requireMember(args, 'news.send')

  if (intent === 'stop' || intent === 'resume') {
    manage()
    await orErrorPage(issues[intent](id, member.email))
    return redirect(here, 303)
  }
  const texts = textsIn(form)
  const refuse = (failed: Failure, status: number) =>
    data({ failed, texts, problems: [], by: issue.updatedBy }, { status })
  if (issue.state !== 'draft') return refuse('started', 409)
  if (tooLong(texts)) return refuse('long', 400)
  const seen = { id, revision: Number(formText(form, 'revision')) }
  if (intent === 'remove') {
    const removed = await orErrorPage(issues.remove(seen))
    return removed ? redirect(pathIn(language, '/office/newsletter'), 303) : refuse('changed', 409)
  }
  const items = await changed(issue)
  if (typeof items === 'string') return refuse(items, 400)
  const isSaved = await orUndefined(issues.save(seen, { texts, items }, member.email))
  if (isSaved === undefined) return refuse('failed', 503)
  if (!isSaved) return refuse('changed', 409)
  const saved = { ...issue, texts, items, revision: seen.revision + 1 }
  if (intent === 'test') {
    for (const one of ['en', 'es'] as const)
      await orErrorPage(issues.sendTest(saved, { email: member.email, language: one }))
    return redirect(`${here}?tested`, 303)
  }
  if (intent !== 'schedule' && intent !== 'now') return redirect(here, 303)
  manage()
  const problems = await orErrorPage(issues.problems(saved))
  if (problems.length > 0)
    return data({ failed: undefined, texts, problems, by: issue.updatedBy }, { status: 400 })
  const readers = await orErrorPage(issues.readers())
  if (readers.en + readers.es === 0) return refuse('noReaders', 400)
  const at = intent === 'now' ? site.now() : localTimeIn(agencyZone, formText(form, 'at'))
  if (at === undefined || (intent === 'schedule' && at <= site.now())) return refuse('when', 400)
  const isScheduled = await orUndefined(issues.schedule(saved, at, member.email))
  return isScheduled ? redirect(here, 303) : refuse('failed', 409)

  /** The items after the button's action, or the reason why there is none. */
  async function changed({ items: before }: Issue): Promise<IssueItem[] | Failure> {
    if (intent === 'add-home') {
      const item = await homeItem({ site, member }, formText(form, 'home'))
      return item ? (withItem(before, item) ?? 'many') : 'noHome'
    }
    const article =
      intent === 'add-article' ? articleOf(site, formText(form, 'article')) : undefined
    return article
      ? (withItem(before, articleItem(article, site.pictures)) ?? 'many')
      : changeItems(before, intent)
  }
}

function textsIn(form: FormData): IssueTexts {
  const line = (name: string) =>
    formText(form, name)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim()
  const text = (name: string) =>
    formText(form, name)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim()
  return {
    subject: { en: line('subject_en'), es: line('subject_es') },
    opening: { en: text('opening_en'), es: text('opening_es') },
  }
}

const tooLong = ({ subject, opening }: IssueTexts) =>
  [subject.en, subject.es].some((text) => text.length > issueLimits.subject) ||
  [opening.en, opening.es].some((text) => text.length > issueLimits.opening)

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOf(location.pathname)
  const copy = words[language]
  return officeMeta(loaderData?.issue.texts.subject[language] || copy.untitled, language)
}

export const shouldRevalidate = revalidateRefused

export default function EditNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterScreen {...loaderData} refused={actionData} />
}
