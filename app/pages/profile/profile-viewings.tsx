import { Link } from '#app/components/link.tsx'
import { dateAndTime } from '#app/format.ts'
import type { Language } from '#server/language.ts'
import { viewingPath } from '#server/viewings/viewing-paths.ts'
import type { UserViewing } from '#server/viewings/viewings.ts'
import type { ProfileWords } from './words.ts'

/** A user's viewings as their profile lists them, the next ones first. */
export const viewingsView = (
  viewings: readonly UserViewing[],
  language: Language,
  copy: ProfileWords['viewings'],
) =>
  viewings.map(({ viewing: { id, homes, start, state }, token }) => ({
    id,
    home: homes.map(({ title, ref }) => `${title} (${ref})`).join('; ') || copy.home,
    when: start === undefined ? copy.noTime : dateAndTime(new Date(start).toISOString(), language),
    state: copy.states[state],
    to: viewingPath('status', language, token),
  }))

interface ViewingsProps {
  copy: ProfileWords['viewings']
  viewings: ReturnType<typeof viewingsView>
}

/** The viewings that were asked for while signed in; nothing without any. */
export function ProfileViewings({ copy, viewings }: ViewingsProps) {
  if (viewings.length === 0) return null
  return (
    <section className="pf__c" aria-labelledby="viewings">
      <h2 id="viewings">{copy.title}</h2>
      <dl className="details">
        {viewings.map(({ id, home, when, state, to }) => (
          <div key={id}>
            <dt>
              {when}, {state}
            </dt>
            <dd>
              {/* Each address holds a token, so it is not fetched ahead. */}
              <Link to={to} prefetch="none">
                {home}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
