import type { DragEvent, KeyboardEvent } from 'react'
import { onGripKey } from '#app/office/controls/on-grip-key.ts'
import type { BoardData, Card, ColumnView } from './load.ts'
import { useCardMoves } from './use-card-moves.ts'

/**
 * Moves cards between columns by dragging, or by keys: Space picks a card up, the arrows choose the
 * column, Space puts it down, Escape puts it back.
 */
export function useDrag(board: BoardData) {
  const { columns } = board
  const { dragged, announcement, columnOf, pickUp, moveOver, putDown, putBack, drop } =
    useCardMoves(board)

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
      onDragEnd: drop,
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
