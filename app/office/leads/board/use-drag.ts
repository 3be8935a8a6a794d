import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { onGripKey } from '#app/office/controls/on-grip-key.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { BoardData, Card, ColumnView } from './load.ts'
import { boardAddress } from './query.ts'
import { words } from './words.ts'

/**
 * Moves cards between columns by dragging, or by keys: Space picks one up, the arrows choose the
 * column, Space puts it down, Escape puts it back. On the last column the dialog asks how the lead
 * ended.
 */
export function useDrag({ columns, query, address }: BoardData) {
  const { language } = useRootData()
  const copy = words[language]
  const submit = useSubmit()
  const navigate = useNavigate()
  const [dragged, setDragged] = useState<{ card: Card; over: number }>()
  const [announcement, setAnnouncement] = useState('')
  /**
   * The card that gets the focus again once it is in its new column, and the stage that it leaves.
   */
  const leaving = useRef<{ id: string; from: string }>(undefined)
  const board = pathIn(language, '/office/leads/board')
  const columnOf = ({ stage }: Card) =>
    columns.findIndex(({ stages }) => stages.some((one) => one.stage === stage))
  const nameOf = (column: number) =>
    columns[column]?.stages.map(({ name }) => name).join(' / ') ?? ''

  useEffect(() => {
    if (!leaving.current) return
    const { id, from } = leaving.current
    const card = document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`)
    if (!card || card.dataset.stage === from) return
    leaving.current = undefined
    card.focus()
  })

  function pickUp(card: Card) {
    leaving.current = undefined
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
    leaving.current = { id: card.id, from: card.stage }
    if (to.key === 'closed') {
      setAnnouncement('')
      void navigate(board + boardAddress(query, card.id), { preventScrollReset: true })
      return
    }
    setAnnouncement(insert(copy.moved, { name: card.name, stage: nameOf(over) }))
    void submit(
      { lead: card.id, name: card.name, from: card.stage, to: to.key },
      { method: 'post', action: board + address, preventScrollReset: true, replace: true },
    )
  }

  return {
    dragged,
    announcement,
    ofCard: (card: Card) => ({
      draggable: true,
      onDragStart({ dataTransfer }: DragEvent) {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', card.name)
        pickUp(card)
      },
      onDragEnd: () => setDragged(undefined),
      onKeyDown: (event: KeyboardEvent) =>
        onGripKey(event, {
          isHeld: dragged?.card.id === card.id,
          pickUp: () => pickUp(card),
          move: (step) => moveOver(card, (dragged?.over ?? columnOf(card)) + step),
          putDown: () => dragged && putDown(dragged),
          putBack: () => putBack(card),
        }),
      onBlur: () => dragged?.card.id === card.id && putBack(card),
    }),
    ofColumn: (column: ColumnView) => ({
      onDragOver(event: DragEvent) {
        if (!dragged) return
        event.preventDefault()
        moveOver(dragged.card, columns.indexOf(column))
      },
      onDrop(event: DragEvent) {
        if (!dragged) return
        event.preventDefault()
        putDown({ card: dragged.card, over: columns.indexOf(column) })
      },
    }),
  }
}
