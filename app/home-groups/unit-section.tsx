import { DialogButton } from '#app/components/dialog.tsx'
import type { PictureGallery } from '#app/components/lightbox/gallery.ts'
import { informationDialogId } from '#app/leads/information-form.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Slides } from './slides.tsx'
import { SpecCard } from './spec-card.tsx'
import type { UnitView } from './unit-view.ts'
import type { DevelopmentWords } from './words.ts'

interface UnitSectionProps {
  title: string
  text: string
  unit: UnitView
  pictures: PictureData[]
  /** The page with all pictures of the development. */
  gallery: PictureGallery
  common: DevelopmentWords
  /** The subject of its information request. */
  about: string
  /** The end of the scale of areas, in m². */
  scale: number
  /** Whether the pictures are on the right instead of on the left. */
  flip?: boolean
}

/**
 * A section about one kind of home: its carousel at the edge of the page, its figures beside it.
 */
export function UnitSection({
  title,
  text,
  unit,
  pictures,
  gallery,
  common,
  about,
  scale,
  flip = false,
}: UnitSectionProps) {
  return (
    <section className={flip ? 'unit grid unit--flip' : 'unit grid'} aria-label={title}>
      <div className="unit__pics">
        <Slides
          name={title}
          pictures={pictures}
          common={common}
          gallery={gallery}
          rail={false}
          first={false}
        />
      </div>
      <div className="unit__spec sidecard">
        <SpecCard title={title} text={text} unit={unit} scale={scale}>
          <DialogButton opens={informationDialogId(about)} about={title} wide>
            {common.request}
          </DialogButton>
        </SpecCard>
      </div>
    </section>
  )
}
