import { useLocation } from 'react-router'
import { enquiryId } from '#app/catalogue/enquiry-id.ts'
import { Link } from '#app/components/link.tsx'
import { askParameter, type Question } from './questions.ts'

/** Leads to the enquiry form with a question filled in; the figures in the address stay. */
export function AskLink({ about, children }: { about: Question; children: string }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('sent')
  query.set(askParameter, about)
  return (
    <Link className="no-print" to={`${pathname}?${query}#${enquiryId}`}>
      {children}
    </Link>
  )
}
