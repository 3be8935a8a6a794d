import type { CSSProperties } from 'react'
import type { PictureData } from '#server/pictures/pictures.ts'

type Ratio = '16x9' | '4x3' | '4x5' | '21x9' | 'none'

interface PictureProps {
  picture: PictureData
  /** The aspect ratio of the frame; `none` where its container decides. */
  ratio?: Ratio
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Whether the picture is the first of a page: it then loads at once and before others. */
  first?: boolean
  /** Whether the picture has no alternative text, because the text beside it says the same. */
  decorative?: boolean | undefined
  /** Whether the picture opens from its horizon as it comes into view; see reveal.css. */
  opens?: boolean
}

/** A picture in its frame, cropped so that the sea's horizon keeps its height. */
export function Picture({
  picture,
  ratio = 'none',
  sizes,
  first = false,
  decorative = false,
  opens = false,
}: PictureProps) {
  const classes = ['frame', ratio !== 'none' && `r-${ratio}`, opens && 'opens']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes} style={frameStyle(picture)}>
      <Image picture={picture} sizes={sizes} first={first} decorative={decorative} />
    </div>
  )
}

/** A picture without a frame, in the best format that the browser supports. */
export function Image({
  picture,
  sizes,
  first = false,
  decorative = false,
}: Pick<PictureProps, 'picture' | 'sizes' | 'first' | 'decorative'>) {
  const hasVariants = picture.widths.length > 0
  return (
    <picture>
      {hasVariants &&
        formats.map(([format, type]) => (
          <source key={format} type={type} srcSet={srcSet(picture, format)} sizes={sizes} />
        ))}
      <img
        src={fallbackAddress(picture)}
        srcSet={hasVariants ? srcSet(picture, 'jpeg') : undefined}
        sizes={hasVariants ? sizes : undefined}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

const formats = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const

/** The folder of the files of all pictures. */
export const variants = '/pictures/variants'

const srcSet = ({ file, widths }: PictureData, format: string) =>
  widths.map((width) => `${variants}/${file}-${width}.${format} ${width}w`).join(', ')

/** The address for browsers without `<source>` and `srcset`, and for saving the picture. */
export function fallbackAddress({ external, file, widths }: PictureData): string {
  if (external) return external
  return widths.length === 0
    ? `${variants}/${file}.svg`
    : `${variants}/${file}-${Math.max(...widths.filter((width) => width <= 1200))}.jpeg`
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`

/** The values in `app/styles/frame.css`, which a picture need not set again. */
const usual = { horizon: 0.42, x: 0.5 }

const frameStyle = ({ horizon, x, xNarrow, colour, widths }: PictureData): CSSProperties => ({
  '--hz': horizon === usual.horizon ? undefined : percent(horizon),
  '--hz-n': horizon === usual.horizon ? undefined : horizon,
  '--x': x === usual.x ? undefined : percent(x),
  '--x-narrow': xNarrow === undefined ? undefined : percent(xNarrow),
  // Until it has loaded, a drawing is shown as hairlines and a picture as its mean colour.
  '--colour': widths.length > 0 ? colour : undefined,
  '--hairlines': widths.length > 0 ? 'none' : undefined,
})
