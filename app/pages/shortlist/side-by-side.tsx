import { Link } from 'react-router'
import { Picture } from '#app/components/picture.tsx'
import { type Shortlist, withoutHome } from '#app/shortlist/list.ts'
import type { ComparedHome } from './compared-home.ts'
import { ListForm } from './list-form.tsx'
import type { ShortlistWords } from './words.ts'

interface SideBySideProps {
  homes: ComparedHome[]
  /** The visitor's list; absent on somebody else's, which cannot be changed. */
  own: Shortlist | undefined
  say: ShortlistWords
}

/** Homes in columns whose lines are level, so that the eye runs along a measure. */
export function SideBySide({ homes, own, say }: SideBySideProps) {
  return (
    <ul className="sl" aria-label={say.homes}>
      {homes.map((home) => (
        <li key={home.id} className="sl__home">
          {home.picture ? (
            <Picture picture={home.picture} ratio="4x3" sizes="(width < 40rem) 75vw, 24rem" decorative />
          ) : (
            <div className="frame r-4x3">
              <p className="frame__none">{home.noPicture}</p>
            </div>
          )}
          <h2 lang={home.lang}>
            <Link to={home.href}>{home.title}</Link>
          </h2>
          <dl className="details small">
            {home.rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value ?? <None text={say.none} />}</dd>
              </div>
            ))}
          </dl>
          {own && (
            <ListForm name="remove" value={home.slug} then={withoutHome(own, home.slug)} className="go">
              <span>
                {say.remove}
                <span className="vh">: {home.title}</span>
              </span>
            </ListForm>
          )}
        </li>
      ))}
    </ul>
  )
}

const None = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="vh">{text}</span>
  </>
)
