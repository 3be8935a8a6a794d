import { Form, Link } from 'react-router'
import { OfficeField } from '#app/office/controls/office-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { Breakable } from './breakable.tsx'
import type { PersonView } from './load.ts'
import { words } from './words.ts'

interface OtherPeopleProps {
  person: PersonView
  /** Makes the address of the screen with additional parameters. */
  addressOf: (more: Record<string, string>) => string
}

/**
 * Other people who may be the same person: those with the same data, and those that a search finds.
 */
export function OtherPeople({ person, addressOf }: OtherPeopleProps) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  const { possibleDuplicates, found, search } = person
  return (
    <>
      {possibleDuplicates.length > 0 && (
        <section className="group">
          <h2>{copy.same}</h2>
          <PeopleList people={possibleDuplicates} addressOf={addressOf} />
        </section>
      )}
      <section className="group" id="with">
        <h2>{copy.findTitle}</h2>
        <Form
          className="line"
          action={addressOf({})}
          role="search"
          aria-label={copy.find}
          key={search}
        >
          <input type="hidden" name="show" value={person.show} />
          <OfficeField
            name="with"
            type="search"
            label={copy.find}
            autoComplete="off"
            maxLength={200}
            defaultValue={search}
          />
          <button className="btn">{copy.findThem}</button>
        </Form>
        {found && found.length === 0 && (
          <p className="small" role="status">
            {insert(copy.foundNone, { query: search })}
          </p>
        )}
        {found && (
          <PeopleList people={found} addressOf={(more) => addressOf({ with: search, ...more })} />
        )}
      </section>
    </>
  )
}

interface PeopleListProps extends Pick<OtherPeopleProps, 'addressOf'> {
  people: PersonView['possibleDuplicates']
}

/** People, each with a link that compares them. */
function PeopleList({ people, addressOf }: PeopleListProps) {
  const { language } = useRootData()
  const { sides: copy } = words[language]
  return (
    <ul className="people">
      {people.map(({ leadId, name, email, phone }) => (
        <li key={email} className="small">
          <span>
            {name && <b>{name}</b>} <Breakable text={email} />{' '}
            <span className="slate">{phone}</span>
          </span>
          <Link className="txt push" to={`${addressOf({ other: leadId })}#compare`}>
            {copy.compare}
            <span className="vh"> {email}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
