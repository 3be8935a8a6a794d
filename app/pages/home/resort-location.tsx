import { Ruler } from '#app/components/ruler.tsx'
import { resort } from '#app/content/resort.ts'
import type { words } from './words.ts'

/** Minutes by car from the gate, which is the first stop. */
const minutes = [0, ...Object.values(resort.minutes)]

/** The location in one sentence, and travel times drawn to scale. */
export function ResortLocation({ copy }: { copy: (typeof words)['en']['place'] }) {
  return (
    <section className="section grid place">
      <p className="place__text">{copy.text}</p>
      <div className="ruler">
        <p className="slate" id="ruler">
          {copy.ruler}
        </p>
        <Ruler
          labelledBy="ruler"
          stops={minutes.map((minute, index) => ({ minute, name: copy.stops[index] }))}
        />
      </div>
    </section>
  )
}
