interface ModulesProps {
  title: string
  text: string
  facts: {
    modules: number
    entrancesPerModule: number
    apartmentsPerEntrance: number
    storeys: number
  }
}

/** A drawing of the development's modules with a window for every home. */
export function Modules({ title, text, facts }: ModulesProps) {
  const { modules, entrancesPerModule, apartmentsPerEntrance, storeys } = facts
  const floors = floorsOf(apartmentsPerEntrance, storeys)
  return (
    <section className="section grid lo-count" aria-labelledby="count">
      <h2 id="count">{title}</h2>
      <p className="lead">{text}</p>
      <div className="modules" aria-hidden="true">
        {list(modules).map((module) => (
          <svg
            key={module}
            viewBox={`0 0 ${entrancesPerModule * entranceWidth} ${storeys * storey + 2}`}
            focusable="false"
          >
            {list(entrancesPerModule).map((entrance) => (
              <Entrance key={entrance} x={entrance * entranceWidth} floors={floors} />
            ))}
          </svg>
        ))}
      </div>
    </section>
  )
}

const entranceWidth = 36
const storey = 14

/** One entrance, with a window for each home, by floor from the ground up, and the front door. */
function Entrance({ x, floors }: { x: number; floors: number[] }) {
  const top = (floor: number) => (floors.length - 1 - floor) * storey + 2
  return (
    <>
      {floors.map((homes, floor) => {
        const width = homes === 2 && floor > 0 ? 24 : entranceWidth - 2
        return (
          <g key={top(floor)}>
            <rect
              className="wall"
              x={x + (entranceWidth - width) / 2}
              y={top(floor)}
              width={width}
              height={storey}
            />
            {list(homes).map((home) => (
              <rect
                className="home"
                key={home}
                x={x + windowAt(homes, home, floor)}
                y={top(floor) + 4}
                width={7}
                height={6}
              />
            ))}
          </g>
        )
      })}
      <rect
        className="door"
        x={x + entranceWidth / 2 - 3}
        y={top(0) + 4}
        width={6}
        height={storey - 4}
      />
    </>
  )
}

/** The left edge of a home's window. On the ground floor, the front door is between the windows. */
function windowAt(homes: number, home: number, floor: number): number {
  const gap = floor === 0 ? 20 : 11
  const first = (entranceWidth - (homes - 1) * gap - 7) / 2
  return first + home * gap
}

/**
 * The number of homes on each floor, from the ground up: two beside the front door, the rest above.
 */
export function floorsOf(homes: number, storeys: number): number[] {
  const middle = Math.ceil((homes - 2) / (storeys - 1))
  const floors = [2, ...list(storeys - 2).map(() => middle)]
  return [...floors, homes - floors.reduce((sum, one) => sum + one, 0)]
}

const list = (length: number) => Array.from({ length }, (_, index) => index)
