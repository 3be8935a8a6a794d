import { useState } from 'react'
import { Picture } from '#app/components/picture.tsx'
import { area } from '#app/format.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { HomeFields } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { euros } from '#server/shared/text/euros.ts'
import { PreviewBar } from '../../controls/preview-bar.tsx'
import { readHomeFigure } from '../fields/read-home-figure.ts'
import { words as homesWords } from '../words.ts'
import type { ScheduleView } from './schedule-view.ts'
import { words as allWords, type EditWords } from './words.ts'

interface PreviewProps {
  words: EditWords
  fields: HomeFields
  picture: PictureData | undefined
  page: string | undefined
  /** Changes that are scheduled. */
  schedule: ScheduleView | undefined
}

/** A preview of the home as visitors will see it, while it is being written. */
export function HomePreview({ words, fields: drafted, picture, page, schedule }: PreviewProps) {
  const { language: reader } = useRootData()
  const [language, setLanguage] = useState<Language>(reader)
  const [isThen, setThen] = useState(schedule !== undefined)
  const fields = isThen ? { ...drafted, ...schedule?.fields } : drafted
  const inSpanish = language === 'es'
  const { figures, month } = allWords[language]
  const figure = (name: 'price' | 'area', write: (value: number, language: Language) => string) => {
    const amount = readHomeFigure(name, fields[name])
    return /^\d+$/.test(amount) ? write(Number(amount), language) : '–'
  }
  const amount = figure('price', euros)
  return (
    <aside className="preview" aria-label={words.preview} id="preview">
      <PreviewBar
        title={words.preview}
        names={words.languages}
        language={language}
        onChoose={setLanguage}
      />
      {schedule && (
        <div className="preview__bar">
          <div className="seg" role="group" aria-label={words.preview}>
            <button type="button" aria-pressed={!isThen} onClick={() => setThen(false)}>
              {words.now}
            </button>
            <button type="button" aria-pressed={isThen} onClick={() => setThen(true)}>
              {insert(words.previewThen, { time: schedule.time })}
            </button>
          </div>
        </div>
      )}
      <div className="visitor" lang={language}>
        <div>
          <h2>{(inSpanish ? fields.title_es : fields.title) || homesWords[language].untitled}</h2>
          <p>
            <em>{fields.location}</em>
          </p>
        </div>
        {picture && <Picture picture={picture} ratio="4x3" sizes="25rem" decorative />}
        <dl className="strip">
          <div>
            <dt>{figures.bedrooms}</dt>
            <dd>{fields.bedrooms || '–'}</dd>
          </div>
          <div>
            <dt>{figures.bathrooms}</dt>
            <dd>{fields.bathrooms || '–'}</dd>
          </div>
          <div>
            <dt>{figures.area}</dt>
            <dd>{figure('area', area)}</dd>
          </div>
          <div className="all">
            <dt>{figures.price}</dt>
            <dd>{fields.listing === 'rent' ? `${amount} ${month}` : amount}</dd>
          </div>
        </dl>
        <p className="visitor__lead">{inSpanish ? fields.description_es : fields.description}</p>
      </div>
      {page && (
        <p>
          <a className="txt small" href={page}>
            {homesWords[reader].head.open}
          </a>
        </p>
      )}
    </aside>
  )
}
