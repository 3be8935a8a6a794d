import { Fragment } from 'react'
import { Link } from 'react-router'
import { readerLanguages } from '#app/office/controls/reader-languages.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type Language, languages } from '#server/language.ts'
import { isProposed } from '../fields/proposed-text.ts'
import type { PicturesData } from './page-data.ts'
import { focalFields, percentText } from './picture-form-texts.ts'
import { PictureImage } from './picture-image.tsx'
import { proposalOf, take } from './propose-texts.ts'
import { roomOf } from './read-picture.ts'
import type { useOrder } from './use-order.ts'
import type { PicturesWords } from './words.ts'

type Entry = PicturesData['pictures'][number]

interface CardProps extends Pick<PicturesData, 'rooms' | 'titles'> {
  entry: Entry
  /** The picture's position, from 1. */
  number: number
  /** The number of the home's pictures. */
  count: number
  isOpen: boolean
  /** Whether publishing was refused: then missing texts are marked. */
  isChecked: boolean
  order: ReturnType<typeof useOrder>
  /** The thumbnail of a file that was sent from here. */
  local: string | undefined
  /** The chosen room, '' for none, and the picture's number among those of the room. */
  room: string
  numberInRoom: number
  onRoom(address: string, room: string): void
  /** Called with whether the stored picture is available. */
  onState(address: string, isReady: boolean): void
  copy: PicturesWords
}

/**
 * A picture in the list: its position, room and alternative texts, with the buttons that move or
 * remove it.
 */
export function PictureCard({
  entry: { address, picture, details, isOwn },
  number,
  count,
  isOpen,
  isChecked,
  order,
  local,
  onState,
  room,
  numberInRoom,
  onRoom,
  rooms,
  titles,
  copy,
}: CardProps) {
  const style = {
    '--x': `${picture.x * 100}%`,
    '--hz': `${picture.horizon * 100}%`,
  }
  return (
    <li
      className={['pic', isOpen && 'is-open', order.dragged === address && 'is-dragged']
        .filter(Boolean)
        .join(' ')}
      {...order.dragging(address)}
    >
      <Link
        className="pic__img"
        id={`open-${number}`}
        style={style}
        to={`?${new URLSearchParams({ picture: address })}`}
        preventScrollReset
        aria-label={insert(copy.open, { number })}
        draggable={false}
      >
        <PictureImage
          picture={picture}
          local={local}
          onState={(isReady) => onState(address, isReady)}
          copy={copy}
        />
      </Link>
      <div className="pic__bar">
        <button
          className="grip"
          type="button"
          aria-label={insert(copy.grip, { number })}
          {...order.grip(address)}
        >
          {number}
        </button>
        {details && !isOwn && (
          <RoomSelect
            {...{ address, details, number, rooms, copy }}
            onChoose={(chosen) => onRoom(address, chosen)}
          />
        )}
        <button className="txt push" name="intent" value={`remove ${address}`}>
          {copy.remove}
          <span className="vh">{insert(copy.ofPicture, { number })}</span>
        </button>
      </div>
      <MoveButtons {...{ address, number, count, copy }} />
      {details ? (
        <AltFields
          {...{ address, details, number, copy, isChecked, titles }}
          hasFixedPoint={isOwn}
          proposal={proposalOf(roomOf(room), titles, numberInRoom)}
        />
      ) : (
        <p className="tiny slate">{copy.external}</p>
      )}
    </li>
  )
}

interface DescribedProps extends Pick<CardProps, 'number' | 'copy'> {
  address: string
  details: NonNullable<Entry['details']>
}

/** The choice of the room that a picture shows. */
function RoomSelect({
  address,
  details,
  number,
  rooms,
  copy,
  onChoose,
}: DescribedProps & Pick<CardProps, 'rooms'> & { onChoose(room: string): void }) {
  return (
    <select
      name={`room ${address}`}
      aria-label={insert(copy.roomOf, { number })}
      defaultValue={details.room ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{copy.room}</option>
      {rooms.map(({ room, name }) => (
        <option key={room} value={room}>
          {name}
        </option>
      ))}
    </select>
  )
}

type MoveProps = Pick<CardProps, 'number' | 'count' | 'copy'> & { address: string }

/** The buttons that move a picture without dragging. */
function MoveButtons({ address, number, count, copy }: MoveProps) {
  return (
    <div className="pic__move">
      {(['first', 'earlier', 'later'] as const).map((to) => (
        <button
          key={to}
          className="txt"
          name="intent"
          value={`${to} ${address}`}
          disabled={to === 'later' ? number === count : number === 1}
        >
          {copy[to]}
          <span className="vh">{insert(copy.ofPicture, { number })}</span>
        </button>
      ))}
    </div>
  )
}

interface AltProps extends DescribedProps, Pick<CardProps, 'isChecked' | 'titles'> {
  /** Whether the picture is the site's own picture, whose focal point cannot be moved. */
  hasFixedPoint: boolean
  proposal: ReturnType<typeof proposalOf>
}

/**
 * The alternative texts of a picture in both languages, and its focal point, which the panel moves.
 * A proposed text is stored only once somebody accepts it.
 */
function AltFields({
  address,
  details,
  number,
  isChecked,
  hasFixedPoint,
  proposal: proposed,
  titles,
  copy,
}: AltProps) {
  const { language } = useRootData()
  const isGeneric = (one: Language) => isProposed(details.alt[one], one, titles[one])
  // If the other language has its own text, a proposal would describe a different subject.
  const isOwn = languages.some((one) => details.alt[one].trim() !== '' && !isGeneric(one))
  const proposal = isOwn ? undefined : proposed
  return (
    <div className="alts">
      <input type="hidden" name="address" value={address} />
      {!hasFixedPoint &&
        focalFields.map((field) => (
          // This is a text field, because fields of the type `hidden` are not kept on the device.
          <input
            key={field}
            hidden
            name={`${field} ${address}`}
            defaultValue={percentText(details[field])}
          />
        ))}
      {readerLanguages(language).map((one) => (
        <Fragment key={one}>
          <label className="alt is-needed">
            <span>
              {copy.shows[one]} <span className="vh">{insert(copy.altOf, { number })}</span>
            </span>
            <input
              id={`alt-${one}-${number}`}
              name={`${one} ${address}`}
              lang={one}
              maxLength={300}
              autoComplete="off"
              defaultValue={details.alt[one]}
              placeholder={proposal?.[one] ?? ' '}
              required={isChecked}
              aria-describedby={isGeneric(one) ? `proposed-${one}-${number}` : undefined}
              enterKeyHint="next"
            />
            {isChecked && <span className="error">{copy.altMissing}</span>}
          </label>
          {isGeneric(one) && (
            <span className="small slate" id={`proposed-${one}-${number}`}>
              {copy.isProposed}
            </span>
          )}
        </Fragment>
      ))}
      {proposal && (
        <button
          className="txt small alts__take"
          type="button"
          onClick={({ currentTarget }) => take(currentTarget.form, address, { proposal, titles })}
        >
          {copy.takeProposal}
          <span className="vh">{insert(copy.ofPicture, { number })}</span>
        </button>
      )}
    </div>
  )
}
