import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { BoardData, Card } from './load.ts'
import { boardAddress } from './query.ts'
import { words } from './words.ts'

/**
 * The moves of a card between columns: it is picked up, moved over a column, and put down there or
 * put back. Each step is announced. On the last column the dialog asks how the lead ended, on the
 * column of offers for the amount.
 */
export function useCardMoves({ columns, query, address }: BoardData) {
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  const navigate = useNavigate()
  const [dragged, setDragged] = useState<{ card: Card; over: number }>()
  const [announcement, setAnnouncement] = useState('')
  const { focusIn, stay } = useFocusOnArrival()
  const board = pathIn(language, '/office/leads/board')
  const columnOf = ({ stage }: Card) =>
    columns.findIndex(({ stages }) => stages.some((one) => one.stage === stage))
  const nameOf = (column: number) =>
    columns[column]?.stages.map(({ name }) => name).join(' / ') ?? ''

  function pickUp(card: Card) {
    stay()
    setDragged({ card, over: columnOf(card) })
    setAnnouncement(insert(copy.picked, { name: card.name }))
  }

  function moveOver(card: Card, column: number) {
    const over = Math.max(0, Math.min(columns.length - 1, column))
    if (over === dragged?.over) return
    setDragged({ card, over })
    setAnnouncement(insert(copy.over, { name: card.name, stage: nameOf(over) }))
  }

  function putBack(card: Card) {
    setDragged(undefined)
    setAnnouncement(insert(copy.back, { name: card.name }))
  }

  function putDown({ card, over }: { card: Card; over: number }) {
    setDragged(undefined)
    const to = columns[over]
    if (!to || over === columnOf(card)) return putBack(card)
    focusIn(card)
    if (to.key === 'closed' || to.key === 'offer') {
      setAnnouncement('')
      void navigate(board + boardAddress(query, card.id, to.key), {
        preventScrollReset: true,
      })
      return
    }
    setAnnouncement(insert(copy.moved, { name: card.name, stage: nameOf(over) }))
    void submit(
      { intent: 'move', lead: card.id, name: card.name, from: card.stage, to: to.key },
      { method: 'post', action: board + address, preventScrollReset: true, replace: true },
    )
  }

  return {
    dragged,
    announcement,
    columnOf,
    pickUp,
    moveOver,
    putDown,
    putBack,
    drop: () => setDragged(undefined),
  }
}

/** Focuses a card again once it is in its new column. */
function useFocusOnArrival() {
  /** The stage that the card leaves. */
  const leaving = useRef<{ id: string; from: string }>(undefined)

  useEffect(() => {
    if (!leaving.current) return
    const { id, from } = leaving.current
    const card = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)
    if (!card || card.dataset.stage === from) return
    card.focus()
    // While the move is sent the dialog is still open, and nothing behind it takes the focus.
    if (document.activeElement === card) leaving.current = undefined
  })

  return {
    focusIn({ id, stage }: Card) {
      leaving.current = { id, from: stage }
    },
    stay() {
      leaving.current = undefined
    },
  }
}
