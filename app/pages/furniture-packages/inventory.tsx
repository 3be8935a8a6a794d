import { parts, type FurniturePackageTexts } from '#app/content/packages.ts'
import type { words } from './words.ts'

interface InventoryProps {
  copy: Pick<(typeof words)['en'], 'inventory' | 'table'>
  packages: (FurniturePackageTexts & { id: string })[]
}

/** The inventory of each package, piece by piece. */
export function Inventory({ copy: { inventory, table }, packages }: InventoryProps) {
  return (
    <section className="section grid inventory" aria-labelledby="inventory">
      <h2 id="inventory">{inventory.title}</h2>
      <p className="lead">{inventory.text}</p>
      {packages.map(({ id, title, items }) => (
        <div key={id} className="inventory__pack">
          <h3>{title}</h3>
          <dl>
            {parts.map((part) => {
              const pieces = items[part]
              return (
                pieces && (
                  <div key={part}>
                    <dt>{table.parts[part]}</dt>
                    {pieces.map((piece) => (
                      <dd key={piece}>{piece}</dd>
                    ))}
                  </div>
                )
              )
            })}
          </dl>
        </div>
      ))}
    </section>
  )
}
