import monogram from '#app/drawings/monogram.svg?url'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { officeWords } from '../words.ts'

/** The heading of an entrance page, on the horizon of the picture beside it. */
export function Top({ heading }: { heading: string }) {
  const { language } = useRootData()
  const words = officeWords[language]
  return (
    <div className="entrance__top">
      <p className="bar__home">
        <img src={monogram} alt={words.brand} width="28" height="28" />
        {words.office}
      </p>
      <h1>{heading}</h1>
    </div>
  )
}
