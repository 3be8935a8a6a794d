import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RoomPictures } from '#app/catalogue/room-pictures.ts'
import { type DrawingFile, EnlargeLink } from '#app/components/drawings/enlarge-link.tsx'
import { FoldedList } from '#app/components/folded-section.tsx'
import type { PictureGallery } from '#app/components/lightbox/gallery.ts'
import { useLightbox } from '#app/components/lightbox/use-lightbox.tsx'
import { motion } from '#app/components/motion.ts'
import { Picture } from '#app/components/picture.tsx'
import type { PanoramaOpener } from '#app/panorama/use-panorama.tsx'
import { insert } from '#app/words.ts'
import type { PlanView } from '#pictures/plans/view.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { PropertyWords } from '../words.ts'
import { type PlanRoom, type RoomPicture, roomHandlers } from './plan-rooms.ts'
import { RoomTable } from './room-table.tsx'

interface PlanProps {
  plan: PlanView
  copy: PropertyWords['plan']
  drawing: DrawingFile
  pictures: PictureData[]
  /** Which pictures show which room. */
  rooms: RoomPictures
  /** Which 360° views are in which room, with their openers. */
  looks: RoomPictures
  look: (index: number) => PanoramaOpener | undefined
  gallery: PictureGallery
}

/**
 * The floors drawn to scale, and the area of each room. Pointing at a room highlights its row, and
 * the reverse. A press on a room shows its details and its pictures, beside the plan or, on narrow
 * screens, below the floor; so does an address that names a room. Without script, room and row link
 * to each other.
 */
export function FloorPlan({
  plan,
  copy,
  drawing,
  pictures,
  rooms,
  looks,
  look,
  gallery,
}: PlanProps) {
  const { words, floors } = plan
  const section = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const lit = pointed ?? chosen
  const { lightbox, opens } = useLightbox(pictures, gallery.words)

  useRoomOfAddress(section, setChosen)
  useLitRoom(section, lit)
  useVisibleCard(section, chosen)

  const handlers = roomHandlers(setPointed, setChosen)
  const shown = (room: PlanRoom): RoomPicture[] =>
    (rooms[room.number] ?? []).flatMap((index) => {
      const picture = pictures[index]
      return picture
        ? [{ picture, href: `${gallery.href}#${picture.file}`, opener: opens(index) }]
        : []
    })

  const lookInto = ({ number }: PlanRoom) => {
    const [index] = looks[number] ?? []
    return index === undefined ? undefined : look(index)
  }

  const cardOf = (room: PlanRoom) => (
    <RoomCard room={room} pictures={shown(room)} open={copy.picture} look={lookInto(room)} />
  )
  const chosenRoom = floors
    .flatMap(({ inside, outside }) => [...inside, ...outside])
    .find(({ number }) => number === chosen)

  return (
    <section className="grid part" id="plan" aria-labelledby="plan-title" ref={section}>
      <h2 id="plan-title">{copy.title}</h2>
      <div
        className={floors.length > 1 ? 'plans plans--several' : 'plans'}
        id={drawing.instead?.slice(1)}
        {...handlers}
      >
        {floors.map(({ key, name, svg, share, inside, outside }, index) => {
          const room = [...inside, ...outside].find(({ number }) => number === chosen)
          return (
            <figure key={key} style={{ '--share': share }}>
              {name && <figcaption>{name}</figcaption>}
              <div dangerouslySetInnerHTML={{ __html: svg }} />
              <div className="roomcard roomcard--below no-print" role="status">
                {room
                  ? cardOf(room)
                  : index === 0 && chosen === undefined && <p className="slate">{copy.choose}</p>}
              </div>
            </figure>
          )
        })}
      </div>
      <div className="part__side">
        <PlanLinks drawing={drawing} words={gallery.words} copy={copy} />
        {/* The card is beside the plan, so that the pressed room does not scroll out of view */}
        <div className="roomcard roomcard--beside no-print" role="status">
          {chosenRoom ? cardOf(chosenRoom) : <p className="slate">{copy.choose}</p>}
        </div>
        <FoldedList
          summary={insert(copy.fold, { built: plan.sums.find(({ total }) => total)?.area ?? '' })}
        >
          <RoomTable {...{ plan, copy, lit, handlers, shown }} />
        </FoldedList>
        <p className="small slate">
          {copy.furniture} {words.note}
        </p>
      </div>
      {lightbox}
    </section>
  )
}

type PlanLinksProps = Pick<PlanProps, 'drawing' | 'copy'> & Pick<PictureGallery, 'words'>

/** The link that enlarges the plan and, if it was enlarged without script, the link back. */
const PlanLinks = ({ drawing, words, copy }: PlanLinksProps) => (
  <>
    <EnlargeLink drawing={drawing} words={words}>
      {copy.enlarge}
    </EnlargeLink>
    <a className="go plans__whole no-print" href="#plan">
      <span>{copy.whole}</span>
    </a>
  </>
)

/** Chooses the room that the address names, and opens the list with its row. */
function useRoomOfAddress(section: RefObject<HTMLElement | null>, choose: (room: number) => void) {
  useEffect(() => {
    const follow = () => {
      const [, room] = /^#room-(\d+)$/.exec(location.hash) ?? []
      const list = section.current?.querySelector('details')
      if (room === undefined || !list?.querySelector(`[data-room="${room}"]`)) return
      list.open = true
      choose(Number(room))
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [section, choose])
}

/** Highlights the room that the pointer is on, or that was pressed. */
function useLitRoom(section: RefObject<HTMLElement | null>, lit: number | undefined) {
  useEffect(() => {
    const room = section.current?.querySelector(`.pl-room[data-room="${lit}"]`)
    room?.classList.add('is-on')
    return () => room?.classList.remove('is-on')
  }, [section, lit])
}

/** On a phone, the card of the pressed room may be below the window, while the plan is above it. */
function useVisibleCard(section: RefObject<HTMLElement | null>, chosen: number | undefined) {
  useEffect(() => {
    if (chosen === undefined) return
    const cards = section.current?.querySelectorAll<HTMLElement>('.roomcard:has(b)') ?? []
    const card = [...cards].find(({ offsetParent }) => offsetParent)
    card?.scrollIntoView({ block: 'nearest', behavior: motion() })
  }, [section, chosen])
}

interface RoomCardProps {
  room: PlanRoom
  pictures: RoomPicture[]
  /** `Picture: {room}`. */
  open: string
  /** Opens the 360° view from the room. */
  look: PanoramaOpener | undefined
}

/** The details of a room: its number, name, area and pictures. */
function RoomCard({ room: { number, name, area }, pictures, open, look }: RoomCardProps) {
  return (
    <>
      <p>
        <b>{number}</b> {name} <span className="slate num">{area}&nbsp;m²</span>{' '}
        {look && <a {...look}>360°</a>}
      </p>
      {pictures.map(({ picture, href, opener }) => (
        <a key={href} href={href} {...opener}>
          <Picture picture={picture} ratio="16x9" sizes="(width < 62rem) 60vw, 20rem" decorative />
          <span className="vh">{insert(open, { room: picture.subject ?? name })}</span>
        </a>
      ))}
    </>
  )
}
