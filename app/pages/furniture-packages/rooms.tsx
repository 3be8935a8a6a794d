import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

interface RoomsProps {
  copy: (typeof words)['en']['rooms']
  rooms: { id: string; title: string; picture: PictureData }[]
}

/**
 * Pictures of one living room at the same hour with each package, as wide as the page; radio
 * buttons choose one without script.
 */
export function Rooms({ copy, rooms }: RoomsProps) {
  return (
    <section className="grid fp fp-rooms" aria-labelledby="rooms">
      <h2 id="rooms">{copy.title}</h2>
      <fieldset className="fp-rooms__choice">
        <legend className="vh">{copy.choose}</legend>
        {rooms.map(({ id, title }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="room"
              value={id}
              defaultChecked={index === 0}
              className="covering"
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className="fp-rooms__stage">
        {rooms.map(({ id, picture }) => (
          <Picture key={id} picture={picture} ratio="16x9" sizes="100vw" />
        ))}
      </div>
      <p className="small slate">{copy.impression}</p>
    </section>
  )
}
