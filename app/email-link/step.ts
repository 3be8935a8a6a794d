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
 * The state of a step to which a link in an e-mail leads; `ask` is the question before anything has
 * been done.
 */
type Stage = 'ask' | 'done' | 'refused' | 'unavailable'

/** The outcome of a step. */
export interface StepResult {
  stage: Stage
  /** Texts of the page that replace those of the stage. */
  message?: StageWords | undefined
  /** The next page, where it becomes known only with the outcome. */
  next?: { to: string; text: string } | undefined
  /** The subject of the step in words, and another page to which its page links. */
  about?: { text: string; link: { to: string; text: string } | undefined } | undefined
}

/** The texts of a step's page. */
export interface StepWords {
  ask: StageWords & { button: string }
  done: StageWords
  refused: StageWords
  unavailable: StageWords
  /** The link to the next page, and its text. */
  next: { to: string; text: string }
  contact: string
}

/** The field that shows that a person has pressed the page's button. */
export const stepField = 'pressed'

const statuses = { ask: 200, done: 200, refused: 404, unavailable: 503 } as const

type Args = Pick<LoaderFunctionArgs, 'url' | 'context'>

/**
 * The data of the page that a link in an e-mail leads to. The page only asks, because mail scanners
 * follow every link, and it is not cached, because its address contains a token.
 * @param already the outcome of a step that has been done before.
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
  /** Whether a mail client's one-click request does the step too (RFC 8058). */
  oneClick: boolean
  /**
   * Does the step for the token of the link.
   * @returns whether it is done, and the next page.
   */
  run: (token: string) => Promise<{ done: boolean } & Omit<StepResult, 'stage'>>
}

/**
 * Does the step for the page's button. Software that tests links with a POST does not send the
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
