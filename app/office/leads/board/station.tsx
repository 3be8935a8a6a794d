import { Link } from 'react-router'
import { pathIn } from '#server/language.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Column } from './load.ts'
import { type BoardQuery, boardAddress } from './query.ts'
import type { useLift } from './use-lift.ts'
import { words } from './words.ts'

interface StationProps {
  column: Column
  lift: ReturnType<typeof useLift>
  /** A lifted card would go here. */
  isOver: boolean
  query: BoardQuery
}

/** A column of the board. */
export function Station({ column, lift, isOver, query }: StationProps) {
  const { language } = useRootData()
  const copy = words[language]
  const { key, stages, oldest, cards, others } = column
  const { lifted } = lift
  const isGuest = lifted && !cards.some(({ id }) => id === lifted.card.id)
  return (
    <section
      className="station"
      aria-label={stages.map(({ name }) => name).join(' / ')}
      {...lift.ofColumn(column)}
    >
      <header>
        {stages.map(({ stage, name, count }) => (
          <h2 key={stage}>
            {name} <b>{count}</b>
          </h2>
        ))}
        {oldest && <span>{oldest}</span>}
      </header>
      <ul>
        {isOver && isGuest && (
          <li>
            <div className="gapslot" aria-hidden="true">
              {insert(copy.goesHere, { name: lifted.card.name })}
            </div>
          </li>
        )}
        {cards.length === 0 && !(isOver && isGuest) && (
          <li className="small slate station__none">{copy.none}</li>
        )}
        {cards.map((card) => (
          <li key={card.id} className="station__card">
            <Link
              className={lifted?.card.id === card.id ? 'slip is-lifted' : 'slip'}
              to={pathIn(language, `/office/leads/${card.id}`)}
              data-lead={card.id}
              data-stage={card.stage}
              aria-describedby="lifted"
              {...lift.ofCard(card)}
            >
              <b className="cut">
                <span className={card.isOurs ? 'new' : undefined}>{card.name}</span>
              </b>
              <span className="small cut">{card.about || '\u00a0'}</span>
              <span className="slip__foot">
                <span className="cut">{card.who}</span>
                <span className={card.isPending ? 'saved--not' : undefined}>
                  {card.isPending ? copy.moving : card.note}
                </span>
              </span>
            </Link>
            <Link
              className="slip__move"
              to={pathIn(language, '/office/leads/board') + boardAddress(query, card.id)}
              preventScrollReset
            >
              {copy.move}
              <span className="vh"> {card.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && (
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
