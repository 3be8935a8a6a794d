import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { seoOf } from '#app/seo/seo.ts'
import { whenUnavailable } from '#app/unavailable.ts'

interface StageWords {
  title: string
  text: string
}

/**
 * The state of a step that a link in an e-mail leads to; `ask` is the question before anything was
 * done.
 */
type Stage = 'ask' | 'done' | 'refused' | 'unavailable'

/** The outcome of a step. */
export interface StepResult {
  stage: Stage
  /** What its page says, where the stage's own words are not enough. */
  said?: StageWords | undefined
  /** Where its page leads, when it is known only now. */
  next?: { to: string; text: string } | undefined
  /** Its subject in words, and another page that it links to. */
  about?: { text: string; link: { to: string; text: string } | undefined } | undefined
}

/** The texts of a step's page. */
export interface StepWords {
  ask: StageWords & { button: string }
  done: StageWords
  refused: StageWords
  unavailable: StageWords
  /** The link on to another page, and its text. */
  next: { to: string; text: string }
  contact: string
}

/** The field that says that a person pressed the page's button. */
export const stepField = 'pressed'

const statuses = { ask: 200, done: 200, refused: 404, unavailable: 503 } as const

type Args = Pick<LoaderFunctionArgs, 'url' | 'context'>

/**
 * The data of the page that a link in an e-mail leads to. The page only asks, because mail scanners
 * follow every link, and it is not cached, because its address contains a token.
 * @param already the outcome of a step that was done before.
 */
export function stepLoader(
  { url, context }: Args,
  copy: StepWords,
  page: { title: string; description: string },
  already?: StepResult,
) {
  const site = context.get(siteContext)
  const result: StepResult = already ?? { stage: tokenOf(url) ? 'ask' : 'refused' }
  return data(
    { result, copy, seo: seoOf(site, url, page) },
    { status: statuses[result.stage], headers: { 'Cache-Control': 'no-store' } },
  )
}

interface Step {
  /** Whether a mail client's one-click request does it too (RFC 8058). */
  oneClick: boolean
  /**
   * Does the step for the token of the link.
   * @returns whether it is done, and the page that follows.
   */
  run: (token: string) => Promise<{ done: boolean } & Omit<StepResult, 'stage'>>
}

/**
 * Does the step for the page's button. Software that tests links by a POST does not send the
 * button's field, and gets the question.
 */
export async function stepAction(
  { request, url, context }: Args & Pick<ActionFunctionArgs, 'request'>,
  { oneClick, run }: Step,
) {
  const { log } = context.get(siteContext)
  const form = await readForm(request)
  const isOneClick = oneClick && formText(form, 'List-Unsubscribe').toLowerCase() === 'one-click'
  if (!isOneClick && formText(form, stepField) === '')
    return data<StepResult>({ stage: tokenOf(url) ? 'ask' : 'refused' }, { status: 400 })
  const result = await whenUnavailable(
    log,
    'the step of a link in an e-mail could not be stored',
    async (): Promise<StepResult> => {
      const { done, ...outcome } = await run(tokenOf(url))
      return { stage: done ? 'done' : 'refused', ...outcome }
    },
    (): StepResult => ({ stage: 'unavailable' }),
  )
  return data(result, { status: statuses[result.stage] })
}

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''
