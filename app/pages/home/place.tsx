import { Ruler } from '#app/components/ruler.tsx'
import type { words } from './words.ts'

/** Minutes by car from the gate (specification §2, "travel times"). */
const minutes = [0, 5, 15, 20, 25]

/** Where it is: one sentence, and the travel times drawn to scale. */
export function Place({ copy }: { copy: (typeof words)['en']['place'] }) {
  return (
    <section className="section grid place">
      <p className="place__text">{copy.text}</p>
      <div className="ruler">
        <p className="slate" id="ruler">
          {copy.ruler}
        </p>
        <Ruler
          labelledBy="ruler"
          stops={minutes.map((at, index) => ({ at, name: copy.stops[index] }))}
        />
      </div>
    </section>
  )
}
