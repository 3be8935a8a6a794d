import { data, type LoaderFunctionArgs } from 'react-router'
import { articlesOf } from '#app/articles/articles.server.ts'
import { requireMember } from '#app/office/guard.ts'
import { homeChoices } from '#app/office/home-labels.ts'
import { clock } from '#app/office/homes/clock.ts'
import { isOffMarket } from '#server/catalogue/property.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { Issue, IssueContent } from '#server/newsletter/issues/issue.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { may } from '#server/staff/rights.ts'
import { mayDiscard } from './may-discard.ts'

/** Loads everything that the screen of a newsletter shows. */
export async function loadNewsletter(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args, 'news.write')
  const { params, url } = args
  const language = languageOf(url.pathname)
  const issue = await loadIssue(site, params.id ?? '')
  const [homes, content, items, progress, readers] = await Promise.all([
    homeChoices(site, language),
    site.newsletterIssues.compose(issue),
    loadItems(site, issue, language),
    site.newsletterIssues.progress(issue.id),
    site.newsletterIssues.readers(),
  ])
  const time = (at: number | null) => (at === null ? undefined : dateAndTime(at, language))
  const { newsletterPace: pace } = site.config
  const all = readers.en + readers.es
  const asked = url.searchParams.get('preview')
  return {
    issue: { id: issue.id, state: issue.state, texts: issue.texts, revision: issue.revision },
    /** The scheduled time has come, and the first e-mails are about to be queued. */
    isStarting: issue.state === 'scheduled' && (issue.sendAt ?? Infinity) <= site.clock(),
    homes,
    saved: clock(issue.updatedAt, language, site.clock()),
    sendAt: time(issue.sendAt),
    sentAt: time(issue.sentAt),
    items,
    preview: previewOf(content, asked === 'en' || asked === 'es' ? asked : language),
    articles: articlesOf(site).map(({ slug, texts }) => ({ slug, title: texts[language].title })),
    progress,
    readers: { all, ...readers },
    minutes: Math.max(1, Math.ceil(all / pace)),
    pace,
    mayDiscard: mayDiscard(issue, member),
    maySend: may(member, 'news.send'),
    email: member.email,
    tested: url.searchParams.has('tested'),
  }
}

export type NewsletterData = Awaited<ReturnType<typeof loadNewsletter>>

/**
 * The newsletter of an address.
 * @throws a 404 response if there is none; a 503 response while the database does not answer.
 */
export async function loadIssue(site: SiteRequest, id: string): Promise<Issue> {
  const issue = await site.newsletterIssues.find(id)
  if (!issue) throw data(null, { status: 404 })
  return issue
}

/** Loads the homes and articles for the list. */
const loadItems = (site: SiteRequest, issue: Issue, language: Language) =>
  Promise.all(
    issue.items.map(async (item) => {
      const { kind, key } = item
      const [shown, home] = await Promise.all([
        site.newsletterIssues.show(item),
        kind === 'home' ? site.catalogue.find(key) : undefined,
      ])
      const title = shown?.title[language] ?? key
      return {
        kind,
        key,
        title,
        picture:
          shown?.picture &&
          site.pictures.at(shown.picture.address, title, language, home?.pictureDetails),
        isShown: shown !== undefined,
        /** The status of a home that is no longer for sale. */
        taken: isOffMarket(home?.status) ? home.status : undefined,
      }
    }),
  )

/** The newsletter as the readers of a language see it. */
const previewOf = (content: IssueContent, language: Language) => ({
  language,
  subject: content.subject[language],
  opening: content.opening[language].split(/\n{2,}/),
  items: content.items.map(({ kind, path, title, text, picture }) => ({
    kind,
    href: pathIn(language, path),
    title: title[language],
    text: text[language],
    picture: picture && { address: picture.address, alt: picture.alt[language] },
  })),
})
