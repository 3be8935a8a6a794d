import { Fragment } from 'react'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PropertyWords } from './words.ts'

interface PlanProps {
  plan: PlanView
  copy: PropertyWords['plan']
}

/** The floors drawn to scale, and the area of each room. Room and row link to each other and light up. */
export function Plan({ plan: { words, floors, sums }, copy }: PlanProps) {
  return (
    <section className="grid part" id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{copy.title}</h2>
      <div className={floors.length > 1 ? 'plans plans--several' : 'plans'}>
        {floors.map(({ key, name, svg }) => (
          <figure key={key}>
            {name && <figcaption>{name}</figcaption>}
            <div dangerouslySetInnerHTML={{ __html: svg }} />
          </figure>
        ))}
      </div>
      <div className="part__side">
        <table className="sched">
          <caption className="vh">{copy.areas}</caption>
          <thead>
            <tr>
              <th scope="col">{words.room}</th>
              <th scope="col">m²</th>
            </tr>
          </thead>
          <tbody>
            {floors.map(({ key, name, inside, outside }) => (
              <Fragment key={key}>
                {name && (
                  <tr className="sched__floor">
                    <th scope="colgroup" colSpan={2}>
                      {name}
                    </th>
                  </tr>
                )}
                {[...inside, ...outside].map((room) => (
                  <tr key={room.id} id={`row-${room.number}`}>
                    <th scope="row">
                      <a href={`#${room.id}`}>
                        <b>{room.number}</b>
                        {room.name}
                      </a>
                    </th>
                    <td>{room.area}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
            {sums.map(({ name, area, total }) => (
              <tr key={name} className={total ? 'sched__sum' : undefined}>
                <th scope="row">{name}</th>
                <td>{area}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small slate">
          {copy.furniture} {words.note}
        </p>
      </div>
    </section>
  )
}
