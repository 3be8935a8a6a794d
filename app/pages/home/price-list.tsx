import { Arrow } from '#app/components/arrow.tsx'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

interface PriceListItem {
  href: string
  title: string
  flag: string | undefined
  price: string
  /** An explanation beside the price, if it needs one. */
  priceNote: string | undefined
  picture: PictureData
}

/** A list of developments and types with their indicative prices. */
export function PriceList({ items }: { items: PriceListItem[] }) {
  return (
    <ul className="pricelist pricelist--two">
      {items.map(({ href, title, flag, price, priceNote, picture }) => (
        <li key={href}>
          <Picture picture={picture} ratio="4x3" sizes="7rem" decorative />
          <h3>
            <Link to={href}>{title}</Link> {flag && <span className="flag">{flag}</span>}
          </h3>
          <p className="price">{price}</p>
          {priceNote && <p className="price__note">{priceNote}</p>}
          <Arrow />
        </li>
      ))}
    </ul>
  )
}
