import type { ReactNode } from 'react'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PanoramaLinkData } from '#app/panorama/places.ts'
import { usePanorama } from '#app/panorama/use-panorama.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { ShareLink } from '#app/share/share-link.tsx'
import { pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'

interface CrumbsProps {
  /** The parent page. */
  back: { name: string; path: string }
}

interface HeadProps extends CrumbsProps {
  /** The link to its 360° views. */
  panorama?: PanoramaLinkData | undefined
  name: string
  /** A label beside the name: new, or under construction. */
  flag?: string | undefined
  place?: string
  price?: string
  /** Explains the price where it differs from the one on the cards. */
  priceNote?: string | undefined
  /** The picture across the page, below the name. */
  picture?: PictureData | undefined
  /** The buttons. */
  children?: ReactNode
}

/**
 * The head of a page about a development or a type: a link back, name, label, place, price and
 * buttons, then a picture. The name is above the picture: in the picture, a building or a tree
 * would be behind the text.
 */
export function Head({
  back,
  panorama,
  name,
  flag,
  place,
  price,
  priceNote,
  picture,
  children,
}: HeadProps) {
  const look = usePanorama(panorama)
  return (
    <section className="grid prop-head" aria-labelledby="heading">
      <Crumbs back={back} />
      <div className="dv-name">
        <div className="dv-head">
          <h1 id="heading">{name}</h1>
          {flag && <span className="flag">{flag}</span>}
        </div>
        {place && <p className="italic dv-place">{place}</p>}
        <div className="dv-links no-print">
          {panorama && (
            <ArrowLink to={panorama.href} opener={look.opener}>
              {panorama.text}
            </ArrowLink>
          )}
          <ShareLink title={name} />
        </div>
      </div>
      {(price || children) && (
        <div className="dv-do">
          {price && <p className="unit__price">{price}</p>}
          {priceNote && <p className="small slate">{priceNote}</p>}
          {children && <div className="pair no-print">{children}</div>}
        </div>
      )}
      {look.dialog}
      {picture && (
        <div className="dv-picture">
          <Picture picture={picture} ratio="21x9" sizes="(width < 48rem) 110vw, 100vw" first />
        </div>
      )}
    </section>
  )
}

/** The link to the parent page. */
function Crumbs({ back }: CrumbsProps) {
  const { language } = useRootData()
  return (
    <nav className="crumbs" aria-label={back.name}>
      <ArrowLink to={pathIn(language, back.path)} back>
        {back.name}
      </ArrowLink>
    </nav>
  )
}
