import { enquiryId } from '#app/catalogue/enquiry-id.ts'
import { ButtonLink } from '#app/components/button-link.tsx'
import { ContactFields, MessageField } from '#app/leads/fields.tsx'
import { LeadForm } from '#app/leads/lead-form.tsx'
import { insert } from '#app/words.ts'
import type { PropertyWords } from '../words.ts'
import type { criteriaOf } from './enquiry-criteria.ts'
import type { NextFreeView } from './next-free-view.ts'
import { NextFree } from './next-free.tsx'

interface EnquiryProps {
  copy: PropertyWords['enquiry']['available']
  /** The home's reference. */
  reference: string
  /** The criteria that are sent with the enquiry. */
  criteria: ReturnType<typeof criteriaOf>
  /** The initial message of a visitor who comes from a calculation on the page. */
  asked: string | undefined
  /** The link to a viewing; undefined for a home that is reserved or sold. */
  viewing: { href: string; text: string; next: NextFreeView } | undefined
}

/** The form by which a visitor asks about a home. */
export const Enquiry = ({ copy, reference, criteria, asked, viewing }: EnquiryProps) => (
  <section className="section sand grid ask" id={enquiryId} aria-labelledby="enquire-title">
    <div className="ask__head">
      <h2 id="enquire-title">{copy.title}</h2>
      <p className="lead">{copy.text}</p>
      {viewing && (
        <div className="ask__see">
          <ButtonLink to={viewing.href} line>
            {viewing.text}
          </ButtonLink>
          <NextFree view={viewing.next} />
        </div>
      )}
    </div>
    <LeadForm
      key={`${reference} ${asked}`}
      kind="inquiry"
      hidden={{ reference, ...criteria }}
      initial={{ message: asked ?? insert(copy.message, { ref: reference }) }}
    >
      <ContactFields />
      <MessageField />
    </LeadForm>
  </section>
)
