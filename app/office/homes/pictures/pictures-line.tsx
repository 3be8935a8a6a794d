import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PicturesData } from './page-data.ts'
import type { PicturesWords } from './words.ts'

type Pictures = PicturesData['pictures']

interface PicturesLineProps {
  pictures: Pictures
  /** Leads to the first missing text. */
  onMissing(): void
  /** Puts the proposed texts into the fields that are empty. */
  onTakeAll(): void
  copy: PicturesWords
}

/** How many pictures there are, how many texts are missing, and the choice of what is shown. */
export function PicturesLine({ pictures, onMissing, onTakeAll, copy }: PicturesLineProps) {
  const { language } = useRootData()
  const missing = missingTexts(pictures)
  return (
    <div className="line">
      <h2>{copy.title}</h2>
      <span className="slate small">
        {pictures.length === 0 ? copy.none : counted(copy.ready, pictures.length, language)}
        {pictures.some(({ isOwn }) => isOwn) && ` ${copy.someOwn}`}
      </span>
      {missing > 0 && (
        <button type="button" className="txt error push" onClick={onMissing}>
          {counted(copy.missing, missing, language)}
        </button>
      )}
      {missing > 0 && (
        <button type="button" className="txt pics__take" onClick={onTakeAll}>
          {copy.takeAll}
        </button>
      )}
      {pictures.length > 1 && <ViewTabs copy={copy} />}
    </div>
  )
}

/** What the list shows: texts, or the order. The choice is made by the stylesheet. */
const ViewTabs = ({ copy }: Pick<PicturesLineProps, 'copy'>) => (
  <fieldset className="seg pics__views">
    <legend className="vh">{copy.view.label}</legend>
    {(['texts', 'order'] as const).map((view) => (
      <label key={view}>
        <input
          type="radio"
          name="shown-view"
          value={view}
          form=""
          defaultChecked={view === 'texts'}
        />
        <span>{copy.view[view]}</span>
      </label>
    ))}
  </fieldset>
)

/** The number of alternative texts that are still to be written. */
const missingTexts = (pictures: Pictures): number =>
  pictures
    .flatMap(({ details }) => (details ? [details.alt.en, details.alt.es] : []))
    .filter((text) => !text).length
