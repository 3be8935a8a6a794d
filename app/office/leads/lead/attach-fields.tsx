import { useRef, useState } from 'react'
import { Thumb } from '#app/office/controls/thumb.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { brochureValue, maxAttachedPictures } from './attachments.ts'
import { filesText } from './files-text.ts'
import type { LeadData } from './load.ts'
import { leadPageWords } from './words.ts'

interface AttachFieldsProps {
  home: NonNullable<LeadData['composer']['home']>
  /** The files that were chosen before the form was refused. */
  chosen: readonly string[]
}

/**
 * The home's brochure and pictures for the reply, below the message. The button names the chosen
 * files.
 */
export function AttachFields({ home, chosen }: AttachFieldsProps) {
  const { language } = useRootData()
  const words = leadPageWords[language]
  const copy = words.composer.attach
  const { slug, title, lang, pictures } = home
  const [values, setValues] = useState(chosen)
  const fold = useRef<HTMLDetailsElement>(null)
  const files = filesText(values.includes(brochureValue), picturesOf(values).length, language)
  const choice = (value: string) => ({
    type: 'checkbox',
    name: 'attach',
    value,
    defaultChecked: chosen.includes(value),
    onChange: () =>
      setValues((before) =>
        before.includes(value) ? before.filter((one) => one !== value) : [...before, value],
      ),
  })
  return (
    <details className="attach" ref={fold}>
      <summary className="txt">{files ? insert(words.attached, { files }) : copy.title}</summary>
      <input type="hidden" name="home" value={slug} />
      <div className="attach__panel">
        <fieldset>
          <legend className="slate small">
            {copy.of} <span lang={lang}>{title}</span>
          </legend>
          <label className="line">
            <input {...choice(brochureValue)} />
            {copy.brochure}
          </label>
          {pictures.length > 0 && (
            <p className="small slate">{insert(copy.pictures, { max: maxAttachedPictures })}</p>
          )}
          <ul className="attach__pictures">
            {pictures.map(({ value, picture }) => (
              <li key={value}>
                <label>
                  <input {...choice(value)} />
                  <Thumb picture={picture} />
                  <span className="small">{picture.alt}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="attach__foot">
          <button
            className="btn"
            type="button"
            onClick={() => {
              if (fold.current) fold.current.open = false
              fold.current?.querySelector('summary')?.focus()
            }}
          >
            {copy.done}
          </button>
        </div>
      </div>
    </details>
  )
}

const picturesOf = (values: readonly string[]) => values.filter((value) => value !== brochureValue)
