import { useEffect, useId, useRef } from 'react'
import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { ImportRefusal, KeptChoice } from './action.ts'
import type { PlanData } from './page-data.ts'
import { words } from './words.ts'

interface PriceGuardProps {
  plan: PlanData
  refused: ImportRefusal | undefined
  kept: KeptChoice | undefined
}

/**
 * A note above the differences: the prices that may be mistakes, and the box that confirms them.
 */
export function PriceGuard({ plan: { jumps, prices }, refused, kept }: PriceGuardProps) {
  const { language } = useRootData()
  const { prices: copy, columns, failed } = words[language]
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isRefused = refused?.failed === 'prices'
  useEffect(() => {
    if (refused && isRefused) box.current?.focus()
  }, [refused, isRefused])
  return (
    <section className="note note--here import-guard" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{counted(copy.title, jumps.length, language)}</h2>
      <p className="small">{copy.text}</p>
      <table className="table rows">
        <caption className="vh">{counted(copy.title, jumps.length, language)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.home}</th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
            <th scope="col">{copy.change}</th>
          </tr>
        </thead>
        <tbody>
          {jumps.map((jump) => (
            <tr key={jump.id}>
              <th scope="row" className="full">
                {jump.title} <span className="slate">{jump.ref}</span>
              </th>
              <td className="num">{jump.was}</td>
              <td className="num">→ {jump.becomes}</td>
              <td>
                <b>{jump.differs}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={isRefused ? 'field is-invalid' : 'field'}>
        <label className="choice">
          <input
            type="checkbox"
            name="prices"
            value={prices}
            ref={box}
            defaultChecked={kept?.prices}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={isRefused ? `${id}-problem` : undefined}
          />{' '}
          {counted(copy.agree, jumps.length, language)}
        </label>
        {isRefused && (
          <p className="error" id={`${id}-problem`}>
            {failed.prices}
          </p>
        )}
      </div>
    </section>
  )
}
