import { insert } from '#app/words.ts'
import type { BuyingGuideWords } from './words.ts'

type Copy = BuyingGuideWords['timeline']

/**
 * The steps by week, by our own estimate. `note` is set if the note's name differs from the step's,
 * `paid` if money changes hands.
 */
const steps: { name: keyof Copy['steps']; note?: string; from: number; to: number; paid?: true }[] =
  [
    { name: 'reserve', note: 'reservation', from: 0, to: 0, paid: true },
    { name: 'nie', from: 1, to: 3 },
    { name: 'lawyer', from: 1, to: 3 },
    { name: 'arras', from: 4, to: 4, paid: true },
    { name: 'mortgage', from: 4, to: 8 },
    { name: 'notary', from: 9, to: 9, paid: true },
    { name: 'taxes', from: 9, to: 10, paid: true },
    { name: 'registry', from: 10, to: 13 },
  ]

export const stepId = (note: string): string => `step-${note}`

/** A step of one week is drawn over two, so that its words fit. */
const drawnEnd = (from: number, to: number) => Math.max(to, from + 1)

/** The weeks of a purchase on one scale; on narrow screens the steps are below each other. */
export function PurchaseTimeline({ copy }: { copy: Copy }) {
  return (
    <section className="grid" aria-label={copy.label}>
      <div className="weekkey" aria-hidden="true">
        <span>{copy.first}</span>
        <span>{copy.last}</span>
      </div>
      <ol className="weeks">
        {steps.map(({ name, note = name, from, to, paid }) => (
          <li
            key={name}
            className={paid && 'pay'}
            style={{ '--a': from + 1, '--b': drawnEnd(from, to) + 2 }}
          >
            <span className="weeks__when">
              {insert(from === to ? copy.week : copy.weeks, { from, to })}
              {paid && ' · €'}
            </span>
            <b>
              <a href={`#${stepId(note)}`}>{copy.steps[name].name}</a>
            </b>
            <span className="slate">{copy.steps[name].text}</span>
          </li>
        ))}
      </ol>
      <p className="small slate">{copy.paid}</p>
    </section>
  )
}
