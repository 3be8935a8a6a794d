import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react'
import { Form } from 'react-router'
import { FormBase } from '#app/office/autosave/form-base.tsx'
import type { useAutosave } from '#app/office/autosave/use-autosave.ts'
import { goToMissing } from './next-missing.ts'
import type { PicturesData } from './page-data.ts'
import { PictureCard } from './picture-card.tsx'
import type { useFocalPoints } from './use-focal-points.ts'
import type { PicturesWords } from './words.ts'

interface PictureTextsProps extends Pick<PicturesData, 'pictures' | 'texts' | 'rooms' | 'titles'> {
  form: RefObject<HTMLFormElement | null>
  saving: ReturnType<typeof useAutosave>
  focal: Pick<ReturnType<typeof useFocalPoints>, 'read'>
  order: ComponentProps<typeof PictureCard>['order']
  /** The address of the picture whose focal point is shown. */
  open: string | undefined
  /** The thumbnails of files that were sent from here, by address. */
  taken: ReadonlyMap<string, string>
  onState: ComponentProps<typeof PictureCard>['onState']
  /** Whether publishing was refused: then missing texts are marked. */
  isChecked: boolean
  copy: PicturesWords
  /** The pictures that are being sent. */
  children: ReactNode
}

/** The pictures in order, with the form of their rooms and texts. */
export function PictureTexts({
  pictures,
  texts,
  form,
  saving,
  focal,
  order,
  open,
  taken,
  copy,
  children,
  ...card
}: PictureTextsProps) {
  const [begun] = useState(() => JSON.stringify(texts))
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const roomAt = (address: string) =>
    chosen.get(address) ?? byAddress.get(address)?.details?.room ?? ''
  return (
    <Form
      method="post"
      id="texts"
      ref={form}
      noValidate
      onInput={(event) => {
        saving.touch(event)
        focal.read(event.currentTarget)
      }}
      onKeyDown={goOn}
      data-view="texts"
      onSubmit={saving.submit}
    >
      <FormBase fields={begun} />
      <button className="vh" name="intent" value="texts">
        {copy.save}
      </button>
      <ol className="pics">
        {order.addresses.map((address, index) => {
          const entry = byAddress.get(address)
          const room = roomAt(address)
          return (
            entry && (
              <PictureCard
                key={address}
                entry={entry}
                number={index + 1}
                room={room}
                numberInRoom={
                  1 + order.addresses.slice(0, index).filter((one) => roomAt(one) === room).length
                }
                onRoom={(of, to) => setChosen((before) => new Map(before).set(of, to))}
                count={pictures.length}
                isOpen={address === open}
                order={order}
                local={taken.get(address)}
                copy={copy}
                {...card}
              />
            )
          )
        })}
        {children}
      </ol>
      {pictures.some(({ details }) => details) && (
        <div className="acts">
          <button className="btn" name="intent" value="texts">
            {copy.save}
          </button>
        </div>
      )}
    </Form>
  )
}

/** Enter moves from one missing text to the next; after the last one it saves. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, currentTarget } = event
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement)) return
  if (goToMissing(currentTarget, target)) event.preventDefault()
}
