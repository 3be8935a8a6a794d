import { DialogButton } from '#app/components/dialog.tsx'
import type { CaratView } from './view.ts'
import type { CaratWords } from './words.ts'

interface SideCardProps {
  view: CaratView
  copy: CaratWords['side']
  /** The id of the information dialog. */
  dialog: string
}

/** CARAT in seven lines, and whom to ask. */
export function SideCard({ view, copy, dialog }: SideCardProps) {
  return (
    <aside className="prop-side" aria-label={copy.label}>
      <div className="sidecard">
        <p className="unit__price">{view.price}</p>
        <dl className="details small">
          {view.details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ct-do no-print">
          <DialogButton opens={dialog} wide>
            {copy.more}
          </DialogButton>
          <DialogButton opens={dialog} look="line" wide>
            {copy.specialist}
          </DialogButton>
        </div>
        <p className="small slate">{copy.taxes}</p>
      </div>
    </aside>
  )
}
