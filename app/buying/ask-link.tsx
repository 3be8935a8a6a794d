import { useLocation } from 'react-router'
import { enquiryId } from '#app/catalogue/enquiry-id.ts'
import { Link } from '#app/components/link.tsx'
import { askParameter, type Question } from './questions.ts'

interface AskLinkProps {
  about: Question
  /**
   * The name of the fact for screen readers, where sighted readers see only from the link's
   * position which fact is meant.
   */
  fact?: string
  /** The classes of a button; otherwise it looks like a link. */
  look?: string | undefined
  children: string
}

/** A link to the enquiry form with a question filled in; it keeps the figures in the address. */
export function AskLink({ about, fact, look = '', children }: AskLinkProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('sent')
  query.set(askParameter, about)
  return (
    <Link className={`no-print ${look}`.trim()} to={`${pathname}?${query}#${enquiryId}`}>
      {children}
      {fact && <span className="vh">: {fact}</span>}
    </Link>
  )
}
