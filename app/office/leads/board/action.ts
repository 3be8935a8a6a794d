import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { type FormRequest, handleForm } from '#app/office/handle-form.ts'
import { authorName } from '#app/office/values/program-name.ts'
import { pathIn } from '#server/language.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { moveByForm, type RefusedMove, stageIn } from '../move-by-form.ts'
import { type MoveAnswer, typedMove } from './move-answer.ts'
import { boardAddress, readBoardQuery } from './query.ts'
import type { BoardProblem } from './words.ts'

const statuses: Partial<Record<BoardProblem, number>> = {
  hasOpenViewings: 409,
  gone: 404,
  failed: 503,
}

/** Moves a lead to another stage. */
export const moveOnBoard = (args: ActionFunctionArgs) =>
  handleForm(args, {
    intents: { move },
    whenFailed: (request) => refuse(request, { problem: 'failed' }),
  })

async function move(request: FormRequest) {
  const { args, form, language } = request
  const to = stageIn(form, 'to')
  if (!to || !stageIn(form, 'from')) return refuse(request, { problem: 'stageInvalid' })
  const refused = await moveByForm(request, formText(form, 'lead'), to)
  if (refused?.problem === 'elsewhere') return refuseMovedLead(request, refused)
  if (refused) return refuse(request, refused)
  throw redirect(
    pathIn(language, '/office/leads/board') + boardAddress(readBoardQuery(args.url.searchParams)),
    303,
  )
}

const refuse = (
  { form }: FormRequest,
  refusal: { problem: BoardProblem; openViewings?: string[] },
) =>
  data<MoveAnswer>({ ...typedMove(form), ...refusal }, { status: statuses[refusal.problem] ?? 400 })

function refuseMovedLead(
  { form, language }: FormRequest,
  { moved: { stage, by, at } }: Extract<RefusedMove, { problem: 'elsewhere' }>,
) {
  const who = by === undefined ? '' : authorName(by, language)
  const elsewhere = { stage, who, when: at ? dateAndTime(at, language) : '' }
  return data<MoveAnswer>({ ...typedMove(form), elsewhere }, { status: 409 })
}
