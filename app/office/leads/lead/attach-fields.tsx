import { Thumb } from '#app/office/controls/thumb.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { brochureValue, maxAttachedPictures } from './attachments.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface AttachFieldsProps {
  home: NonNullable<LeadData['composer']['home']>
  /** The files that were chosen before the form was refused. */
  chosen: readonly string[]
}

/** The home's brochure and pictures, to go with the reply. */
export function AttachFields({ home, chosen }: AttachFieldsProps) {
  const { language } = useRootData()
  const copy = leadPageWords[language].composer.attach
  const { slug, title, lang, pictures } = home
  return (
    <details className="attach" open={chosen.length > 0}>
      <summary className="txt">{copy.title}</summary>
      <input type="hidden" name="home" value={slug} />
      <fieldset>
        <legend className="slate small">
          {copy.of} <span lang={lang}>{title}</span>
        </legend>
        <label className="line">
          <input
            type="checkbox"
            name="attach"
            value={brochureValue}
            defaultChecked={chosen.includes(brochureValue)}
          />
          {copy.brochure}
        </label>
        {pictures.length > 0 && (
          <p className="small slate">{insert(copy.pictures, { max: maxAttachedPictures })}</p>
        )}
        <ul className="attach__pictures">
          {pictures.map(({ value, picture }) => (
            <li key={value}>
              <label>
                <input
                  type="checkbox"
                  name="attach"
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <Thumb picture={picture} />
                <span className="small cut">{picture.alt}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
