import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'

/** What computing a home's costs needs, besides the home. */
export interface CostContext {
  /** The query of the home's address, with the figures that the reader has changed. */
  address: URLSearchParams
  language: Language
  /** The agency's own figures. */
  costs: Config['costs']
}
