import { data, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { ChangeOutcome } from '#server/viewings/changes/change-viewing.ts'
import type { ChangingSide } from '#server/viewings/email-kinds.ts'
import { readSlots, slotText } from '#server/viewings/slots/slots.ts'
import { viewingPath } from '#server/viewings/viewing-paths.ts'
import { openChangeable, tokenOf } from './load-viewing.ts'
import type { ViewingWords } from './words.ts'

/**
 * The name of the buttons, whose value is the change. Software that opens links does not send it.
 */
export const doField = 'do'

type ChangeProblem = keyof ViewingWords['change']['problems']

/** A change that was not made, with the half-hour that was chosen. */
export interface Refused {
  problem: ChangeProblem
  slot: string
}

const problems: Record<ChangeOutcome, ChangeProblem | undefined> = {
  done: undefined,
  unchanged: undefined,
  taken: 'taken',
  notOffered: 'notOffered',
  over: 'over',
  tooOften: 'tooOften',
  unknown: 'over',
}

/**
 * Changes the viewing of a link: `move` and `cancel`, with the office's link also `confirm`.
 * @returns the problem; after a change, a redirect to the page that shows it.
 */
export async function changeAction(
  args: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
  by: ChangingSide,
) {
  const { viewings, log } = args.context.get(siteContext)
  const form = await readForm(args.request)
  const change = formText(form, doField)
  const { viewing, role, language } = await openChangeable(args, rolesOf(by))
  const [start] = readSlots(formText(form, 'slot')) ?? []
  const refuse = (problem: ChangeProblem, status: number) =>
    data({ problem, slot: start === undefined ? '' : slotText(start) }, { status })

  const apply = (): Promise<ChangeOutcome> | undefined => {
    if (change === 'cancel') return viewings.cancel(viewing.id, by, role)
    if (start === undefined) return undefined
    if (change === 'move') return viewings.move(viewing.id, start, by, role)
    return change === 'confirm' && by === 'office' ? viewings.confirm(viewing.id, start) : undefined
  }
  const refusal = await whenUnavailable(
    log,
    'a viewing could not be changed',
    async () => {
      const outcome = await apply()
      if (outcome === undefined) return refuse('slotRequired', 400)
      const problem = problems[outcome]
      return problem && refuse(problem, outcome === 'over' ? 410 : 409)
    },
    () => refuse('unavailable', 503),
  )
  if (refusal) return refusal
  const page = by === 'office' ? 'office' : 'status'
  throw redirectDocument(viewingPath(page, language, tokenOf(args.url)), 303)
}

/** The roles of the links by which each side changes a viewing. */
export const rolesOf = (by: ChangingSide) =>
  by === 'office' ? (['office'] as const) : (['view', 'visitor', 'office'] as const)
