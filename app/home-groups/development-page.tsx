import type { ReactNode } from 'react'
import { ClosingCall } from '#app/components/closing-call.tsx'
import { LocationMaps } from '#app/components/drawings/location-maps.tsx'
import { Guide, type GuideProps } from '#app/components/guide.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Head } from './head.tsx'
import type { LoadedDevelopment } from './load-development.ts'
import { Units } from './units/units.tsx'

/** The data that every page shows; the other data is for search engines, or a page's own. */
type ShownData = 'language' | 'common' | 'head' | 'gallery' | 'here' | 'homes'

interface DevelopmentPageProps {
  /** The data of `loadDevelopment`, with that of `developmentGuide` if the page has a guide. */
  loaded: Pick<LoadedDevelopment, ShownData> &
    Partial<Pick<GuideProps, 'guide' | 'figures'>> & { copy: { call: string } }
  /** A label beside the name: new, or under construction. */
  flag: string | undefined
  /** Replaces the name of the resort in the head. */
  place?: string
  /** Explains the price where it differs from the one on the cards. */
  priceNote?: string
  /** The picture across the page. */
  picture?: PictureData
  /** The heading of its homes on sale, where it is not the usual one. */
  homesTitle?: string
  /** Content before the homes on sale: pictures and introduction. */
  introduction: ReactNode
  headButtons: ReactNode
  callButtons: ReactNode
  /** The dialogs that the buttons open. */
  dialogs?: ReactNode
  /** The page's own sections. */
  children: ReactNode
}

/**
 * The page of a development: its head and introduction, its homes on sale, its own sections, its
 * guide for buyers, its maps and the closing call.
 */
export function DevelopmentPage({
  loaded,
  flag,
  place,
  priceNote,
  picture,
  homesTitle,
  introduction,
  headButtons,
  callButtons,
  dialogs,
  children,
}: DevelopmentPageProps) {
  const { language, common, copy, head, gallery, here, homes } = loaded
  return (
    <HydrationBoundaries>
      <Head
        {...head}
        flag={flag}
        place={place ?? head.place}
        priceNote={priceNote}
        picture={picture}
      >
        {headButtons}
      </Head>
      {introduction}
      <Units view={homes} title={homesTitle} />
      {children}
      {loaded.guide && <Guide id="guide" guide={loaded.guide} figures={loaded.figures} />}
      <LocationMaps copy={common.where} words={gallery.words} language={language} here={here} />
      <ClosingCall title={copy.call}>{callButtons}</ClosingCall>
      {dialogs}
    </HydrationBoundaries>
  )
}
