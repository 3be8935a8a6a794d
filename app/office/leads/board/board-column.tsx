import { Link } from 'react-router'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import type { ColumnView } from './load.ts'
import { type BoardQuery, boardAddress } from './query.ts'
import type { useDrag } from './use-drag.ts'
import { words } from './words.ts'

interface BoardColumnProps {
  column: ColumnView
  drag: ReturnType<typeof useDrag>
  /** Whether a dragged card would be put into this column. */
  isOver: boolean
  query: BoardQuery
}

export function BoardColumn({ column, drag, isOver, query }: BoardColumnProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { key, stages, oldest, worth, cards, others } = column
  const { dragged } = drag
  const isGuest = dragged && !cards.some(({ id }) => id === dragged.card.id)
  return (
    <section
      className="board-column"
      aria-label={stages.map(({ name }) => name).join(' / ')}
      {...drag.ofColumn(column)}
    >
      <header>
        {stages.map(({ stage, name, count }) => (
          <h2 key={stage}>
            {name} <b>{count}</b>
          </h2>
        ))}
        <span>{[oldest, worth].filter(Boolean).join(', ') || '\u00a0'}</span>
      </header>
      <ul>
        {isOver && isGuest && (
          <li>
            <div className="gapslot" aria-hidden="true">
              {insert(copy.goesHere, { name: dragged.card.name })}
            </div>
          </li>
        )}
        {cards.length === 0 && !(isOver && isGuest) && (
          <li className="small slate board-column__none">{copy.none}</li>
        )}
        {cards.map((card) => (
          <li key={card.id} className="board-column__card">
            <Link
              className={dragged?.card.id === card.id ? 'board-card is-dragged' : 'board-card'}
              to={pathIn(language, `/office/leads/${card.id}`)}
              data-lead={card.id}
              data-stage={card.stage}
              aria-describedby="dragged"
              {...drag.ofCard(card)}
            >
              <b className="cut">
                <span className={card.isOurs ? 'new' : undefined}>{card.name}</span>
              </b>
              <span className="small cut">{card.about || '\u00a0'}</span>
              <span className="board-card__foot">
                <span className="cut">{card.who}</span>
                <span className={card.isPending ? 'saved--not' : undefined}>
                  {card.isPending ? copy.moving : card.note}
                </span>
              </span>
            </Link>
            <Link
              className="board-card__move"
              to={pathIn(language, '/office/leads/board') + boardAddress(query, card.id)}
              preventScrollReset
            >
              {copy.move}
              <span className="vh"> {card.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others && (
        <Link
          className="txt small"
          to={pathIn(language, `/office/leads?stage=${key === 'closed' ? 'lost' : key}`)}
        >
          {insert(copy.more, { count: others })}
        </Link>
      )}
    </section>
  )
}
