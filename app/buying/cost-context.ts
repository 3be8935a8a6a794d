import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'

/** The inputs from which a home's costs are computed, apart from the home itself. */
export interface CostContext {
  /** The query of the home's address, with the figures that the reader has changed. */
  address: URLSearchParams
  language: Language
  /** The agency's own figures. */
  costs: Config['costs']
}
