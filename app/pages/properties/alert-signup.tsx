import { AlertForm, newAlertPath } from '#app/alerts/alert-form.tsx'
import { words } from '#app/alerts/words.ts'
import { Dialog, DialogLink } from '#app/components/dialog.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { forAlert } from '#server/alerts/search-of-alert.ts'
import { pathIn } from '#server/language.ts'
import { searchOf, type Query } from './filter.ts'

const id = 'alert'

/** Opens the alert of a list's search: in the dialog below the list, without script on a page. */
export function AlertLink({
  query,
  children,
  variant,
}: {
  query: Query
  children: string
  variant?: 'go'
}) {
  const { language } = useRootData()
  return (
    <DialogLink
      opens={id}
      href={pathIn(language, newAlertPath) + alertSearch(query)}
      variant={variant}
    >
      {children}
    </DialogLink>
  )
}

/** The query string of the search as an alert has it. */
const alertSearch = (query: Query) =>
  searchOf({ ...query, ...forAlert(query), sort: 'newest', view: undefined }, 1)

/**
 * Offers an alert about the search of the list, in a dialog.
 * @param asked the search in words.
 */
export function AlertSignup({ query, asked }: { query: Query; asked: string }) {
  const { language } = useRootData()
  const copy = words[language]
  const search = alertSearch(query)
  return (
    <div className="alert-offer">
      <div>
        <h3>{copy.title}</h3>
        <p>{insert(copy.offer, { asked })}</p>
      </div>
      <AlertLink query={query}>{copy.open}</AlertLink>
      <Dialog id={id} kind={copy.kind} title={copy.title} text={`${asked}.`} close={copy.close}>
        {/* Another search gets a new form. */}
        <AlertForm key={search} search={search} />
      </Dialog>
    </div>
  )
}
