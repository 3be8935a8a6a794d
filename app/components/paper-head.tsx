import { agencyName } from '#server/shared/agency-name.ts'

/** The head of a printed page: whose it is, its date, and the address of today's prices. */
export const PaperHead = ({ text }: { text: string }) => (
  <p className="on-paper paper-head">
    <b>{agencyName}</b> <small>{text}</small>
  </p>
)
