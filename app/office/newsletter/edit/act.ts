import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { articleOf } from '#app/articles/articles.server.ts'
import { formText } from '#app/forms/read-form.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { Issue, IssueItem, IssueProblem, IssueTexts } from '#server/newsletter/issues/issue.ts'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import type { NewsletterWords } from '../words.ts'
import { articleItem } from './article-item.ts'
import { changeItems, withItem } from './change-items.ts'
import { homeItem } from './home-item.ts'
import { loadIssue } from './load.ts'
import { mayDiscard } from './may-discard.ts'
import { isTooLong, readTexts } from './read-texts.ts'

type Failure = Exclude<
  keyof NewsletterWords['problems'],
  'lead' | 'leadTest' | 'missing' | 'empty' | 'unpublished'
>

const statuses: Record<Failure, number> = {
  noHome: 400,
  many: 400,
  long: 400,
  when: 400,
  noReaders: 400,
  notYours: 403,
  changed: 409,
  started: 409,
  failed: 503,
}

/** Why nothing was done, with the typed texts. */
export interface NewsletterRefusal {
  failed: Failure | undefined
  /** The problems that prevent sending or testing the newsletter. */
  problems: readonly IssueProblem[]
  isTest: boolean
  texts: IssueTexts
  at: string
  /** The typed name of the home to add. */
  home: string
  /** The author of the stored texts. */
  by: string
}

/** A request that concerns a draft. */
interface DraftRequest extends ReturnType<typeof requireMember> {
  args: ActionFunctionArgs
  issue: Issue
  form: FormData
  intent: string
}

/** The buttons; those of an item name it as well. */
const buttons =
  /^(?:save|test|schedule|now|remove|stop|resume|add-home|add-article|(?:up|down|out) .+)$/

/**
 * Saves the texts with every button, then performs the button's action.
 * @throws a 400 response for a button that the screen does not have.
 */
export async function actOnNewsletter(args: ActionFunctionArgs) {
  const { site, member } = requireMember(args, 'news.write')
  const { id = '' } = args.params
  const here = pathIn(languageOf(args.url.pathname), `/office/newsletter/${id}`)
  const form = await readOfficeForm(args.request)
  const intent = formText(form, 'intent')
  if (!buttons.test(intent)) throw data(null, { status: 400 })
  const issue = await loadIssue(site, id)
  if (intent === 'stop' || intent === 'resume') {
    const actor = actorOf(requireMember(args, 'news.send'))
    await site.newsletterIssues[intent](id, actor)
    return redirect(here, 303)
  }
  const request = { args, site, member, issue, form, intent }
  const typed = {
    texts: readTexts(form),
    at: formText(form, 'at'),
    home: formText(form, 'home'),
    isTest: intent === 'test',
    by: issue.updatedBy,
  }
  const refuse = (failed: Failure) =>
    data<NewsletterRefusal>({ ...typed, failed, problems: [] }, { status: statuses[failed] })
  if (intent === 'remove') {
    const failed = await discardDraft(request)
    return failed
      ? refuse(failed)
      : redirect(pathIn(languageOf(args.url.pathname), '/office/newsletter'), 303)
  }
  const saved = await saveDraft(request, typed.texts)
  if (typeof saved === 'string') return refuse(saved)
  const lacks = isSending(intent) ? await site.newsletterIssues.problems(saved) : []
  const problems = typed.isTest ? lacks.filter(isAboutSubject) : lacks
  if (problems.length > 0)
    return data<NewsletterRefusal>({ ...typed, failed: undefined, problems }, { status: 400 })
  if (typed.isTest) {
    await sendTests(request, saved)
    return redirect(`${here}?tested`, 303)
  }
  const failed = isSending(intent) ? await schedule(request, saved) : undefined
  return failed ? refuse(failed) : redirect(here, 303)
}

const isSending = (intent: string) => ['test', 'schedule', 'now'].includes(intent)

/** An e-mail without a subject is treated as spam, and so is a test. */
const isAboutSubject = (problem: IssueProblem) =>
  problem.kind === 'missing' && problem.field === 'subject'

const revisionIn = (form: FormData) => Number(formText(form, 'revision'))

async function discardDraft({
  site,
  member,
  issue,
  form,
}: DraftRequest): Promise<Failure | undefined> {
  if (!mayDiscard(issue, member)) return 'notYours'
  if (issue.state !== 'draft') return 'started'
  const seen = { id: issue.id, revision: revisionIn(form) }
  return (await site.newsletterIssues.discard(seen)) ? undefined : 'changed'
}

/**
 * Saves the texts of a draft.
 * @returns the draft as it is stored then, or the reason why it is not stored.
 */
async function saveDraft(request: DraftRequest, texts: IssueTexts): Promise<Issue | Failure> {
  const { site, member, issue, form } = request
  if (issue.state !== 'draft') return 'started'
  if (isTooLong(texts)) return 'long'
  const items = await changedItems(request)
  if (typeof items === 'string') return items
  const seen = { id: issue.id, revision: revisionIn(form) }
  const isSaved = await orUndefined(
    site.newsletterIssues.save(seen, { texts, items }, member.email),
  )
  if (isSaved === undefined) return 'failed'
  return isSaved ? { ...issue, texts, items, revision: seen.revision + 1 } : 'changed'
}

/** The items after the button's action, or the reason for a refusal. */
async function changedItems(request: DraftRequest): Promise<IssueItem[] | Failure> {
  const {
    site,
    issue: { items },
    form,
    intent,
  } = request
  if (intent === 'add-home') {
    const item = await homeItem(request, formText(form, 'home'))
    return item ? (withItem(items, item) ?? 'many') : 'noHome'
  }
  const article = intent === 'add-article' ? articleOf(site, formText(form, 'article')) : undefined
  return article
    ? (withItem(items, articleItem(article, site.pictures)) ?? 'many')
    : changeItems(items, intent)
}

async function sendTests({ site, member }: DraftRequest, saved: Issue): Promise<void> {
  for (const language of ['en', 'es'] as const)
    await site.newsletterIssues.sendTest(saved, { email: member.email, language })
}

async function schedule(
  { args, site, form, intent }: DraftRequest,
  saved: Issue,
): Promise<Failure | undefined> {
  const sender = requireMember(args, 'news.send')
  const readers = await site.newsletterIssues.readers()
  if (readers.en + readers.es === 0) return 'noReaders'
  const now = site.now()
  const at = intent === 'now' ? now : localTimeIn(agencyZone, formText(form, 'at'))
  if (at === undefined || (intent === 'schedule' && at <= now)) return 'when'
  const isScheduled = await orUndefined(site.newsletterIssues.schedule(saved, at, actorOf(sender)))
  if (isScheduled === undefined) return 'failed'
  return isScheduled ? undefined : 'changed'
}
