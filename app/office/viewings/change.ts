import { formText, linesIn } from '#app/forms/read-form.ts'
import type { ChangeOutcome } from '#server/viewings/changes/change-viewing.ts'
import { readSlots } from '#server/viewings/slots/slots.ts'
import type { FormRequest } from '../handle-form.ts'
import { readTime, typedTime } from './read-time.ts'
import { maxNoteLength, type words } from './words.ts'

/** The forms that change a viewing, by the `intent` of their buttons. */
export const viewingChanges = ['confirm', 'move', 'cancel'] as const
export type ViewingChangeName = (typeof viewingChanges)[number]

type ViewingProblem = keyof (typeof words)['en']['problems']

/** A refused change with its reason, and what was typed. */
export interface ChangeRefusal {
  id: string | undefined
  problem: ViewingProblem
  /** The chosen time. */
  at: string
  /** The note for the visitor. */
  note: string
  /** The viewing hours of the chosen day, if the chosen time is outside them. */
  hours?: string | undefined
}

type Changed =
  | { refused: ChangeRefusal; status: number }
  /** @param start the time of the viewing; undefined if it no longer has one. */
  | { refused?: undefined; start: number | undefined }

const problems: Record<ChangeOutcome, ViewingProblem | undefined> = {
  done: undefined,
  unchanged: undefined,
  taken: 'taken',
  notOffered: 'notOffered',
  over: 'over',
  tooOften: 'over',
  unknown: 'over',
}

/** Confirms, moves or cancels a viewing, from any screen with its form. */
export async function changeViewing(
  request: FormRequest,
  change: ViewingChangeName,
): Promise<Changed> {
  const { site, form, actor, member, language } = request
  const { office } = site.viewings
  const id = formText(form, 'viewing')
  const noted = { actor, member, note: noteIn(form) }
  if (change === 'cancel') return outcomeOf(form, await office.cancel(id, noted), undefined)
  if (change === 'confirm') {
    const start = readSlots(formText(form, 'slot'))?.[0]
    if (start === undefined) return refuse(form, 'timeInvalid', 400)
    return outcomeOf(form, await office.confirm(id, start, { actor, member }), start)
  }
  const { start, problem, hours } = readTime(site, form, language)
  if (start === undefined) return refuse(form, problem ?? 'timeInvalid', 400, hours)
  if (problem) return refuse(form, problem, 409, hours)
  return outcomeOf(form, await office.move(id, start, noted), start)
}

/** The name of the change for the page that reports it: moving a request confirms it. */
export const doneName = (form: FormData, change: ViewingChangeName): ViewingChangeName =>
  form.has('requested') ? 'confirm' : change

/** The typed form of a change, with the problem to show. */
export const typedRefusal = (
  form: FormData,
  problem: ViewingProblem,
  hours?: string,
): ChangeRefusal => ({
  id: formText(form, 'viewing'),
  problem,
  at: typedTime(form),
  note: noteIn(form),
  hours,
})

const noteIn = (form: FormData) => linesIn(form, 'note').slice(0, maxNoteLength)

const refuse = (form: FormData, problem: ViewingProblem, status: number, hours?: string) => ({
  refused: typedRefusal(form, problem, hours),
  status,
})

function outcomeOf(form: FormData, outcome: ChangeOutcome, start: number | undefined): Changed {
  const problem = problems[outcome]
  return problem ? refuse(form, problem, 409) : { start }
}
