import { useState } from 'react'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { words } from '../words.ts'

/** A picture that a text may show. */
export interface Choosable {
  name: string
  /** The picture's subject in two or three words. */
  subject: string
  /** The address of its smallest variant. */
  address: string
}

interface PictureChooserProps {
  pictures: readonly Choosable[]
  /** The name and the initial value of the field that contains the picture. */
  field?: { name: string; value: string }
  /** Called to insert a picture into a text, if there is no field. */
  onChoose?: (name: string) => void
  label: string
}

/**
 * A choice of pictures. Without script the list is complete, and the names can be typed into a
 * text.
 */
export function PictureChooser({ pictures, field, onChoose, label }: PictureChooserProps) {
  const { language } = useRootData()
  const copy = words[language].chooser
  const [query, setQuery] = useState('')
  const search = query.trim().toLowerCase()
  const shown = (one: Choosable) =>
    search === '' || `${one.subject} ${one.name}`.toLowerCase().includes(search)
  return (
    <details className="chooser">
      <summary className="txt">{label}</summary>
      <label className="field">
        {copy.seek}
        <input
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // This field is not part of the text, so it is neither saved nor sent.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <ul className="chooser__list">
        {pictures.map((picture) => (
          <li key={picture.name} hidden={!shown(picture)}>
            {field ? (
              <label>
                <input
                  type="radio"
                  name={field.name}
                  value={picture.name}
                  defaultChecked={picture.name === field.value}
                />
                <Shown picture={picture} />
              </label>
            ) : (
              <button type="button" onClick={() => onChoose?.(picture.name)}>
                <Shown picture={picture} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Shown = ({ picture: { name, subject, address } }: { picture: Choosable }) => (
  <>
    <img src={address} alt="" width="160" height="120" loading="lazy" />
    <span className="small">{subject}</span>
    <span className="small slate">{name}</span>
  </>
)
