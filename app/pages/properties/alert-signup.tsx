import { AlertForm, newAlertPath } from '#app/alerts/alert-form.tsx'
import { words } from '#app/alerts/words.ts'
import { Dialog, DialogLink } from '#app/components/dialog.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { searchOf, type Query } from './filter.ts'

const id = 'alert'

/** The anchor of the alert offer. */
export const alertOfferId = 'alert-offer'

/**
 * Offers an alert about the search of the list, in a dialog.
 * @param asked the search in words.
 */
export function AlertSignup({ query, asked }: { query: Query; asked: string }) {
  const { language } = useRootData()
  const copy = words[language]
  const search = searchOf({ ...query, status: '', sort: 'newest', view: undefined }, 1)
  return (
    <div className="alert-offer" id={alertOfferId}>
      <div>
        <h3>{copy.title}</h3>
        <p>{insert(copy.offer, { asked })}</p>
      </div>
      <DialogLink opens={id} href={`${pathIn(language, newAlertPath)}${search}`}>
        {copy.open}
      </DialogLink>
      <Dialog id={id} kind={copy.kind} title={copy.title} text={`${asked}.`} close={copy.close}>
        {/* Another search gets a new form. */}
        <AlertForm key={search} search={search} />
      </Dialog>
    </div>
  )
}
