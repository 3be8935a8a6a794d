import { Fragment } from 'react'
import { Picture } from '#app/components/picture.tsx'
import { insert } from '#app/words.ts'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PropertyWords } from '../words.ts'
import type { PlanRoom, RoomPicture, roomHandlers } from './plan-rooms.ts'

interface RoomTableProps {
  plan: PlanView
  copy: PropertyWords['plan']
  /** The number of the highlighted room. */
  lit: number | undefined
  handlers: ReturnType<typeof roomHandlers>
  shown: (room: PlanRoom) => RoomPicture[]
}

/** The rooms of each floor with their pictures and areas, and the totals. */
export function RoomTable({ plan, copy, lit, handlers, shown }: RoomTableProps) {
  const { words, floors, sums } = plan
  return (
    <table className="sched">
      <caption className="vh">{copy.areas}</caption>
      <thead>
        <tr>
          <th scope="col">{words.room}</th>
          <th scope="col" className="sched__pics">
            <span className="vh">{copy.pictures}</span>
          </th>
          <th scope="col">m²</th>
        </tr>
      </thead>
      <tbody {...handlers}>
        {floors.map(({ key, name, inside, outside }) => (
          <Fragment key={key}>
            {name && (
              <tr className="sched__floor">
                <th scope="colgroup" colSpan={3}>
                  {name}
                </th>
              </tr>
            )}
            {[...inside, ...outside].map((room) => (
              <tr
                key={room.id}
                id={`row-${room.number}`}
                className={room.number === lit ? 'is-on' : undefined}
                data-room={room.number}
              >
                <th scope="row">
                  <a href={`#${room.id}`}>
                    <b>{room.number}</b>
                    {room.name}
                  </a>
                </th>
                <td className="sched__pics">
                  {shown(room).map(({ picture, href, opener }) => (
                    <a key={href} href={href} {...opener}>
                      <Picture picture={picture} ratio="4x3" sizes="4rem" decorative />
                      <span className="vh">
                        {insert(copy.picture, { room: picture.subject ?? room.name })}
                      </span>
                    </a>
                  ))}
                </td>
                <td>{room.area}</td>
              </tr>
            ))}
          </Fragment>
        ))}
        {sums.map(({ name, area, total }) => (
          <tr key={name} className={total ? 'sched__sum' : undefined}>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td>{area}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
