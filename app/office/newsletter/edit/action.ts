import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { articleOf } from '#app/articles/articles.server.ts'
import { formText } from '#app/forms/read-form.ts'
import { requireMember } from '#app/office/guard.ts'
import { type FormRequest, handleForm } from '#app/office/handle-form.ts'
import { languages, pathIn } from '#server/language.ts'
import type { Issue, IssueItem, IssueProblem, IssueTexts } from '#server/newsletter/issues/issue.ts'
import { mapValues } from '#server/shared/record.ts'
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

/** The reason why nothing was done, with the typed texts. */
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

/** A form of the screen, with the newsletter as it is stored. */
interface IssueRequest extends FormRequest {
  issue: Issue
}

type Answer = ReturnType<typeof refuse> | Response

type Button = (request: IssueRequest) => Promise<Answer>

/** Makes the handler of a button that saves the texts first. */
const saving =
  (act: (request: IssueRequest, saved: Issue) => Promise<Answer> | Answer): Button =>
  async (request) => {
    const saved = await saveDraft(request)
    return typeof saved === 'string' ? refuse(request, saved) : act(request, saved)
  }

const onlySaving = saving((request) => toIssue(request))

const progressButton =
  (what: 'stop' | 'resume'): Button =>
  async (request) => {
    requireMember(request.args, 'news.send')
    await request.site.newsletterIssues[what](request.issue.id, request.actor)
    return toIssue(request)
  }

const buttons: Record<string, Button> = {
  save: onlySaving,
  'add-home': onlySaving,
  'add-article': onlySaving,
  'up *': onlySaving,
  'down *': onlySaving,
  'out *': onlySaving,
  test: saving(sendTests),
  schedule: saving(send),
  now: saving(send),
  remove: discard,
  stop: progressButton('stop'),
  resume: progressButton('resume'),
}

/** Handles the buttons of a newsletter's screen. */
export const actOnNewsletter = (args: ActionFunctionArgs) =>
  handleForm<Answer>(args, {
    right: 'news.write',
    intents: mapValues(buttons, (press) => async (request: FormRequest) => {
      const issue = await loadIssue(request.site, args.params.id ?? '')
      return press({ ...request, issue })
    }),
    whenFailed: (request) => refuse(request, 'failed'),
  })

const toIssue = ({ args, language }: FormRequest, query = '') =>
  redirect(pathIn(language, `/office/newsletter/${args.params.id}`) + query, 303)

/** Shows the form again with what was typed. */
const refuse = (
  { form, intent, issue }: FormRequest & { issue?: Issue },
  failed: Failure | undefined,
  problems: readonly IssueProblem[] = [],
) =>
  data<NewsletterRefusal>(
    {
      failed,
      problems,
      texts: readTexts(form),
      at: formText(form, 'at'),
      home: formText(form, 'home'),
      isTest: intent === 'test',
      by: issue?.updatedBy ?? '',
    },
    { status: failed ? statuses[failed] : 400 },
  )

/** Mail servers treat an e-mail without a subject as spam, even a test, so a test needs one too. */
const isAboutSubject = (problem: IssueProblem) =>
  problem.kind === 'missing' && problem.field === 'subject'

const revisionIn = (form: FormData) => Number(formText(form, 'revision'))

/**
 * Saves the texts of a draft.
 * @returns the draft as it is stored then, or the reason why it is not stored.
 */
async function saveDraft(request: IssueRequest): Promise<Issue | Failure> {
  const { site, member, issue, form } = request
  const texts = readTexts(form)
  if (issue.state !== 'draft') return 'started'
  if (isTooLong(texts)) return 'long'
  const items = await changedItems(request)
  if (typeof items === 'string') return items
  const seen = { id: issue.id, revision: revisionIn(form) }
  return (await site.newsletterIssues.save(seen, { texts, items }, member.email))
    ? { ...issue, texts, items, revision: seen.revision + 1 }
    : 'changed'
}

/** The items after the button's action, or the reason for a refusal. */
async function changedItems(request: IssueRequest): Promise<IssueItem[] | Failure> {
  const { site, issue, form, intent } = request
  const { items } = issue
  if (intent === 'add-home') {
    const item = await homeItem(request, formText(form, 'home'))
    return item ? (withItem(items, item) ?? 'many') : 'noHome'
  }
  const article = intent === 'add-article' ? articleOf(site, formText(form, 'article')) : undefined
  return article
    ? (withItem(items, articleItem(article, site.pictures)) ?? 'many')
    : changeItems(items, intent)
}

async function sendTests(request: IssueRequest, saved: Issue): Promise<Answer> {
  const { site, member } = request
  const problems = (await site.newsletterIssues.problems(saved)).filter(isAboutSubject)
  if (problems.length > 0) return refuse(request, undefined, problems)
  for (const language of languages)
    await site.newsletterIssues.sendTest(saved, { email: member.email, language })
  return toIssue(request, '?tested')
}

/** Sends the newsletter now, or at the time that was typed. */
async function send(request: IssueRequest, saved: Issue): Promise<Answer> {
  const { args, site, form, intent, actor } = request
  const problems = await site.newsletterIssues.problems(saved)
  if (problems.length > 0) return refuse(request, undefined, problems)
  requireMember(args, 'news.send')
  const readers = await site.newsletterIssues.readers()
  if (readers.en + readers.es === 0) return refuse(request, 'noReaders')
  const now = site.clock()
  const at = intent === 'now' ? now : localTimeIn(agencyZone, formText(form, 'at'))
  if (at === undefined || (intent === 'schedule' && at <= now)) return refuse(request, 'when')
  const isScheduled = await site.newsletterIssues.schedule(saved, at, actor)
  return isScheduled ? toIssue(request) : refuse(request, 'changed')
}

async function discard(request: IssueRequest): Promise<Answer> {
  const { site, member, issue, form, language } = request
  if (!mayDiscard(issue, member)) return refuse(request, 'notYours')
  if (issue.state !== 'draft') return refuse(request, 'started')
  const isGone = await site.newsletterIssues.discard({ id: issue.id, revision: revisionIn(form) })
  return isGone ? redirect(pathIn(language, '/office/newsletter'), 303) : refuse(request, 'changed')
}
