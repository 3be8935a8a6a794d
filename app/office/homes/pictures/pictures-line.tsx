import { counted } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { PicturesData } from './page-data.ts'
import type { PicturesWords } from './words.ts'

type Pictures = PicturesData['pictures']

interface PicturesLineProps {
  pictures: Pictures
  /** Moves the focus to the first missing text. */
  onMissing(): void
  /** Puts the proposed texts into all empty fields. */
  onTakeAll(): void
  copy: PicturesWords
}

/** The number of pictures and of missing texts, and the choice of the view. */
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

/** The choice between the texts and the order; the stylesheet shows the chosen one. */
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

/** The number of missing alternative texts. */
const missingTexts = (pictures: Pictures): number =>
  pictures
    .flatMap(({ details }) => (details ? [details.alt.en, details.alt.es] : []))
    .filter((text) => !text).length
