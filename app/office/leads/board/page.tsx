import { useNavigation } from 'react-router'
import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { officeMeta } from '#app/office/title.ts'
import { officeClientAction } from '#app/office/unanswered/client-action.ts'
import { useAnswer } from '#app/office/use-answer.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { languageOf } from '#server/language.ts'
import { NewLeads, useNewLeads } from '../new-leads.tsx'
import { Views } from '../views.tsx'
import { leadWords } from '../words.ts'
import type { Route } from './+types/page.ts'
import { moveOnBoard } from './action.ts'
import { BoardColumn } from './board-column.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { BoardFilter } from './filter.tsx'
import { type ColumnView, loadBoard } from './load.ts'
import { type MoveAnswer, typedMove } from './move-answer.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveTarget } from './query.ts'
import { useDrag } from './use-drag.ts'
import { words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadBoard(args)
export const action = (args: Route.ActionArgs) => moveOnBoard(args)

/** A move that got no answer is shown again, with the member's choice. */
export const clientAction = async (args: Route.ClientActionArgs) => {
  const form = await args.request.clone().formData()
  return officeClientAction<Awaited<ReturnType<typeof args.serverAction>>>(args, () => ({
    ...typedMove(form),
    problem: 'offline',
  }))
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const language = languageOf(location.pathname)
  return officeMeta(words[language].title, language, loaderData?.toDo)
}

export const shouldRevalidate = revalidateRefused

/** The leads by stage. They are moved by dragging, by keys, or by a menu that needs neither. */
export default function Board({ loaderData: board, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const { language } = useRootData()
  const copy = words[language]
  const drag = useDrag(board)
  const columns = withPendingMove(board.columns, useNavigation().formData)
  const move = board.moving ?? refusedMove(answer)
  return (
    <div className="page page--board">
      <div className="head">
        <h1>{leadWords[language].title}</h1>
        <Views current="board" />
        <BoardFilter board={board} />
      </div>
      <NewLeads count={useNewLeads(board, board.open)} isEmpty={false} />
      {answer?.elsewhere && <Elsewhere answer={answer} address={board.address} />}
      {answer?.problem === 'gone' && (
        <p className="error" role="alert">
          {copy.problems.gone}
        </p>
      )}
      <p className="small slate board__said" id="dragged" role="status">
        {drag.announcement}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it has to get the focus */}
      <div className="board" tabIndex={0} role="region" aria-label={copy.label}>
        {columns.map((column, index) => (
          <BoardColumn
            key={column.key}
            column={column}
            drag={drag}
            isOver={drag.dragged?.over === index}
            query={board.query}
          />
        ))}
      </div>
      {move && (
        <MoveDialog
          key={move.id}
          card={move}
          target={refusedTarget(answer) ?? board.target}
          answer={answer?.id === move.id ? answer : undefined}
          address={board.address}
        />
      )}
    </div>
  )
}

/** The lead whose move lacked data, which is asked for again. */
const refusedMove = (answer: MoveAnswer | undefined) =>
  answer?.problem && answer.problem !== 'gone'
    ? { id: answer.id, name: answer.name, stage: answer.from, offer: null }
    : undefined

/** The column whose question is asked again, because its answer was refused. */
const refusedTarget = (answer: MoveAnswer | undefined): MoveTarget | undefined =>
  answer?.to === 'lost' ? 'closed' : answer?.to === 'offer' ? 'offer' : undefined

/** The columns as they will be once the pending move is done. */
function withPendingMove(columns: readonly ColumnView[], sent: FormData | undefined): ColumnView[] {
  const id = sent?.get('lead')
  const to = sent?.get('to')
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id)
  if (!card) return [...columns]
  return columns.map((column) => {
    const others = column.cards.filter((one) => one !== card)
    const stage = column.stages.find((one) => one.stage === to)?.stage
    return { ...column, cards: stage ? [{ ...card, stage, isPending: true }, ...others] : others }
  })
}
