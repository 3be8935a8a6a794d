import type { ReactNode } from 'react'
import type { words } from '#app/content/developments/waterfall-words.ts'
import { area } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'

type GreenSpaceWords = (typeof words)['en']['sustainability']

interface ShareProps {
  copy: GreenSpaceWords['share']
  /** The green space for each home in m², drawn as whole square metres. */
  green: number
  /** The smallest terrace, m². */
  terrace: number
}

interface GreenSpaceProps extends Omit<ShareProps, 'copy'> {
  copy: GreenSpaceWords
  /** The button by which visitors ask about the development. */
  children: ReactNode
}

/** The part of the page about the park that all homes share. */
export const GreenSpace = ({ copy, green, terrace, children }: GreenSpaceProps) => (
  <section className="section sand grid wf-green" aria-labelledby="green">
    <Share copy={copy.share} green={green} terrace={terrace} />
    <div className="wf-green__t">
      <h2 id="green">{copy.title}</h2>
      <p className="lead">{copy.lead}</p>
      <p>{copy.text}</p>
      {children}
    </div>
  </section>
)

/** A home's share of the park beside the smallest terrace; one square is one square metre. */
function Share({ copy, green, terrace }: ShareProps) {
  const { language } = useRootData()
  const plots = [
    { name: copy.green, metres: Math.floor(green), className: 'plot plot--green' },
    { name: copy.terrace, metres: terrace, className: 'plot' },
  ]
  return (
    <div className="plots">
      {plots.map(({ name, metres, className }) => (
        <figure key={name}>
          <div
            className={className}
            style={{ '--rows': metres / drawingWidth }}
            aria-hidden="true"
          />
          <figcaption>
            {name}: <span className="nowrap">{area(metres, language)}</span>
          </figcaption>
        </figure>
      ))}
      <p className="small slate">{copy.scale}</p>
    </div>
  )
}

/**
 * The width of both drawings in metres, so that their depths compare. Both areas are multiples of
 * it.
 */
const drawingWidth = 6
