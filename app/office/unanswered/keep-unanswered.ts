import { data, type DataStrategyResult, isRouteErrorResponse, redirect } from 'react-router'
import { languageOf, pathIn } from '#server/language.ts'
import { answerLimitSignal } from '../device/answer-limit.ts'
import { connectionBack, isConnectionLost, tryConnection } from '../device/connection.ts'
import { isAnswer, isConnectionError } from './is-answer.ts'
import { setUnanswered, type Unanswered } from './unanswered.ts'

type Results = Record<string, DataStrategyResult>

/** The last answer to each screen's form, by route: the screen shows it until it loads again. */
const answers = new Map<string, unknown>()
/** The page whose form has just been answered without a redirect. */
let answered: string | undefined

/**
 * Sends the forms of all screens from a hydrated page. A lost connection, an unreadable answer or a
 * failure of the server must not replace the page, with the typed texts, by an error page: the
 * screen stays unchanged, and `UnansweredNote` says that nothing was saved. Redirects and refusals
 * are passed on.
 */
export async function keepUnanswered(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  if (request.method === 'GET') {
    // After every form the router loads its page again, which keeps the answer; any other load
    // discards it.
    if (answered !== request.url) {
      answers.clear()
      setUnanswered(undefined)
    }
    answered = undefined
    return waitForAnswer(request, await next())
  }
  setUnanswered(undefined)
  const results = await next()
  if (request.signal.aborted) return results
  // A visitor who has signed out, or is no longer staff, gets 404 like any other visitor.
  const reason = Object.values(results).some(isNotFound)
    ? await reasonOfNotFound(request.url)
    : undefined
  const checked = Object.entries(results).map(([route, result]) => [
    route,
    reason ? unchangedScreen(route, reason) : answerOrUnchanged(route, result),
  ])
  answered = isRedirect(results) ? undefined : request.url
  return Object.fromEntries(checked)
}

/**
 * A screen that could not be loaded must not replace the current one: it opens once the connection
 * is back.
 */
async function waitForAnswer(request: Request, results: Results): Promise<Results> {
  const hasFailed = Object.values(results).some(
    ({ type, result }) => type === 'error' && isConnectionError(result),
  )
  if (!hasFailed || request.signal.aborted) return results
  await tryConnection()
  // If only the answer could not be read, the server has failed.
  if (!isConnectionLost()) return results
  await connectionBack(request.signal)
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname + search)
}

const isRedirect = (results: Results) =>
  Object.values(results).some(({ result }) => valueOf(result) instanceof Response)

function answerOrUnchanged(route: string, result: DataStrategyResult): DataStrategyResult {
  const answer = valueOf(result.result)
  if (result.type === 'data') {
    if (!(answer instanceof Response)) answers.set(route, answer)
    return result
  }
  return isAnswer(answer) ? result : unchangedScreen(route, 'unanswered')
}

/**
 * Keeps the screen unchanged. After a failure status the router does not load it again, which would
 * fail as the form did.
 */
function unchangedScreen(route: string, reason: Unanswered): DataStrategyResult {
  setUnanswered(reason)
  return { type: 'data', result: data(answers.get(route), { status: 503 }) }
}

const isNotFound = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && isRouteErrorResponse(result) && result.status === 404

/**
 * Why a form was not found: this browser no longer has access to the office, or nobody can tell,
 * because the connection was lost meanwhile. Undefined if what the form changes is gone.
 */
async function reasonOfNotFound(url: string): Promise<Unanswered | undefined> {
  const office = new URL(pathIn(languageOf(new URL(url).pathname), '/office/leads'), url)
  try {
    const { status } = await fetch(office, {
      method: 'HEAD',
      redirect: 'manual',
      headers: { 'X-Background': '1' },
      signal: answerLimitSignal(),
    })
    return status === 404 ? 'signedOut' : undefined
  } catch {
    void tryConnection()
    return 'unanswered'
  }
}

/** The content of a result, without the status that `data` adds. */
const valueOf = (result: unknown): unknown =>
  typeof result === 'object' &&
  result !== null &&
  'type' in result &&
  result.type === 'DataWithResponseInit' &&
  'data' in result
    ? result.data
    : result
