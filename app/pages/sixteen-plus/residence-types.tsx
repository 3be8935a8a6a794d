import { DialogButton } from '#app/components/dialog.tsx'
import { Picture } from '#app/components/picture.tsx'
import { informationDialogId } from '#app/leads/information-form.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

interface ResidenceTypesProps {
  title: string
  /** The label of each button. */
  request: string
  types: {
    name: string
    text: string
    features: readonly string[]
    about: string
    picture: PictureData
  }[]
}

/** The four residence types, each with a picture. */
export function ResidenceTypes({ title, request, types }: ResidenceTypesProps) {
  return (
    <section className="section sand grid" id="property-types" aria-labelledby="types">
      <div className="section-head">
        <h2 id="types">{title}</h2>
      </div>
      <div className="sx-four">
        {types.map(({ name, text, features, about, picture }) => (
          <article className="sx-type" key={name}>
            <Picture
              picture={picture}
              ratio="4x3"
              sizes="(width < 40rem) 100vw, (width < 62rem) 50vw, 25vw"
              decorative
            />
            <h3>{name}</h3>
            <p>{text}</p>
            <ul className="plainlist">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <DialogButton opens={informationDialogId(about)} variant="line" about={name} wide>
              {request}
            </DialogButton>
          </article>
        ))}
      </div>
    </section>
  )
}
