import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { Guide } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import { Head } from './head.tsx'
import type { LoadedType } from './load-type.ts'
import { TypeOverview } from './type-overview.tsx'

interface TypePageProps {
  loaded: Pick<LoadedType, 'keys' | 'figures' | 'guide' | 'hero' | 'panorama'>
  /** The name of the link to the parent page, the heading of the key points, and a link's text. */
  copy: { back: string; features: string; properties: string }
  text: { heading: string; lead: string; text: string; call: string }
  /** The button of the closing call, beside the link to all homes. */
  contact: ReactNode
  /** The dialog that a button opens. */
  dialog?: ReactNode
  /** The page's own sections. */
  children: ReactNode
}

/**
 * The page of a property type: its head and key points, its own sections, its guide for buyers and
 * the closing call.
 */
export function TypePage({ loaded, copy, text, contact, dialog, children }: TypePageProps) {
  const { language } = useRootData()
  const { keys, figures, guide, hero, panorama } = loaded
  return (
    <HydrationBoundaries>
      <Head
        back={{ name: copy.back, path: '/property-types' }}
        panorama={panorama}
        name={text.heading}
        picture={hero}
      />
      <TypeOverview lead={text.lead} text={text.text} features={copy.features} keys={keys} />
      {children}
      {guide && <Guide id="guide" guide={guide} figures={figures} />}
      <ClosingCall title={text.call}>
        {contact}
        <ButtonLink to={pathIn(language, '/properties')} line>
          {copy.properties}
        </ButtonLink>
      </ClosingCall>
      {dialog}
    </HydrationBoundaries>
  )
}
