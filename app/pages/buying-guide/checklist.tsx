import type { BuyingGuideWords } from './words.ts'

/** A checklist, for the screen or for paper. */
export function Checklist({ copy }: { copy: BuyingGuideWords['checklist'] }) {
  return (
    <section className="section grid bg-list" id="checklist" aria-labelledby="checklist-title">
      <div className="bg-list__head">
        <h2 id="checklist-title">{copy.title}</h2>
        <p className="small slate no-print">{copy.text}</p>
      </div>
      <ul className="todo">
        {Object.entries(copy.items).map(([name, { text, when }]) => (
          <li key={name}>
            <label>
              <input type="checkbox" autoComplete="off" />
              <span>{text}</span>
              <small>{when}</small>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
