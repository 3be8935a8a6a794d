import { useRef, useState } from 'react'
import { fallbackAddress } from '#app/components/picture.tsx'
import { insert } from '#app/words.ts'
import type { PicturesData } from './page-data.ts'
import { useHeldDrag } from './use-held-drag.ts'
import type { useOrder } from './use-order.ts'
import type { PicturesWords } from './words.ts'

interface OrderViewProps extends Pick<PicturesData, 'pictures'> {
  order: ReturnType<typeof useOrder>
  /** The addresses of pictures whose sizes are still being made. */
  pending: ReadonlySet<string>
  /** The thumbnails of files that were sent from here, by address. */
  taken: ReadonlyMap<string, string>
  copy: PicturesWords
}

/** All pictures as small tiles that can be reordered by touch, by buttons or by keys. */
export const OrderView = (props: OrderViewProps) =>
  props.pictures.length > 1 ? <OrderTiles {...props} /> : null

function OrderTiles({ pictures, order, pending, taken, copy }: OrderViewProps) {
  const list = useRef<HTMLOListElement>(null)
  const [chosen, choose] = useState<string>()
  const hold = useHeldDrag(list, order, choose)
  const byAddress = new Map(pictures.map((picture) => [picture.address, picture]))
  return (
    <div className="order" data-view="order">
      <p className="small slate">{copy.orderHint}</p>
      <ol className="tiles" ref={list} {...hold}>
        {order.addresses.map((address, index) => {
          const entry = byAddress.get(address)
          if (!entry) return null
          const { picture, details } = entry
          const lacks = details !== undefined && !(details.alt.en.trim() && details.alt.es.trim())
          const source = pending.has(address) ? taken.get(address) : fallbackAddress(picture)
          return (
            <li key={address} data-address={address}>
              <button
                type="button"
                className={order.dragged === address ? 'tile is-held' : 'tile'}
                aria-label={[insert(copy.grip, { number: index + 1 }), lacks && copy.textMissing]
                  .filter(Boolean)
                  .join(', ')}
                {...order.grip(address)}
                aria-pressed={order.dragged === address || chosen === address}
                onClick={() => choose(address)}
                style={{ '--x': `${picture.x * 100}%`, '--hz': `${picture.horizon * 100}%` }}
              >
                {source && <img src={source} alt="" loading="lazy" draggable={false} />}
                <span className={lacks ? 'tile__number tile__number--lacks' : 'tile__number'}>
                  {index + 1}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {chosen !== undefined && order.addresses.includes(chosen) && (
        <MoveBar address={chosen} order={order} copy={copy} />
      )}
    </div>
  )
}

interface MoveBarProps extends Pick<OrderViewProps, 'order' | 'copy'> {
  address: string
}

/** A bar that moves the chosen picture by one index with each press. */
function MoveBar({ address, order, copy }: MoveBarProps) {
  const index = order.addresses.indexOf(address)
  const last = order.addresses.length - 1
  const steps = [
    ['first', 0, index === 0],
    ['earlier', index - 1, index === 0],
    ['later', index + 1, index === last],
    ['last', last, index === last],
  ] as const
  return (
    <div
      className="order__bar"
      role="group"
      aria-label={insert(copy.chosen, { number: index + 1 })}
    >
      <span className="order__chosen">{insert(copy.chosen, { number: index + 1 })}</span>
      {steps.map(([name, to, isThere]) => (
        <button
          key={name}
          type="button"
          className="btn"
          aria-disabled={isThere}
          onClick={() => !isThere && order.move(address, to)}
        >
          {copy[name]}
        </button>
      ))}
    </div>
  )
}
