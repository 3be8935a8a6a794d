import type { ReactNode } from 'react'
import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { CallAndChat } from '#app/leads/call-and-chat.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import type { HomeCardData } from './home-card-data.ts'
import type { ViewingWords } from './words.ts'

interface HomeCardProps {
  /** All homes of the visit, in order. */
  homes: HomeCardData[]
  copy: ViewingWords['card']
  /** When viewings are offered, in words. */
  hours?: string | undefined
  /** Where visitors meet the office; '' if the office tells each visitor when it confirms. */
  place?: string | undefined
  children?: ReactNode
}

/** The homes and the office's contact details, beside the main content of the page. */
export function HomeCard({ homes, copy, hours, place, children }: HomeCardProps) {
  const [home, ...others] = homes
  return (
    <aside className="visit__s">
      <div className="sidecard">
        {home?.picture && others.length === 0 && (
          <Picture
            picture={home.picture}
            ratio="4x3"
            sizes="(width < 62rem) 100vw, 26rem"
            decorative
          />
        )}
        {home && others.length === 0 && (
          <div>
            <h2 lang={home.lang}>
              <Link to={home.path}>{home.title}</Link>
            </h2>
            <p className="slate num">{home.facts}</p>
          </div>
        )}
        {others.length > 0 && (
          <ol className="route">
            {homes.map(({ slug, time, title, lang, path, facts, picture }) => (
              <li key={slug}>
                {picture && <Picture picture={picture} ratio="4x3" sizes="7rem" decorative />}
                {time && <b className="num">{time}</b>}
                <h2 lang={lang}>
                  <Link to={path}>{title}</Link>
                </h2>
                <p className="slate small num">{facts}</p>
              </li>
            ))}
          </ol>
        )}
        <dl className="details small">
          {hours && (
            <div>
              <dt>{copy.viewings}</dt>
              <dd>{hours}</dd>
            </div>
          )}
          {place !== undefined && (
            <div>
              <dt>{copy.place}</dt>
              <dd>{place || copy.placeLater}</dd>
            </div>
          )}
          <div>
            <dt>{copy.languages}</dt>
            <dd>{copy.both}</dd>
          </div>
          <Reach homes={homes} copy={copy} />
        </dl>
        {children}
      </div>
    </aside>
  )
}

/** Telephone and chat, which begins with the references of the homes, and their hours. */
function Reach({ homes, copy }: Pick<HomeCardProps, 'homes' | 'copy'>) {
  const { chat, forms, language } = useRootData()
  const references = enumeration(
    homes.map(({ ref }) => ref),
    language,
  )
  return (
    <>
      <CallAndChat message={references && insert(copy.chat, { references })} />
      {chat.hours && (
        <div>
          <dt>{forms.reach.hours}</dt>
          <dd>{chat.hours}</dd>
        </div>
      )}
    </>
  )
}
