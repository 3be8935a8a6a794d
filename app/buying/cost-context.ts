import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'

/** The inputs of a home's costs, besides the home. */
export interface CostContext {
  /** The query of its address, with the figures that the reader has changed. */
  address: URLSearchParams
  language: Language
  /** The agency's own figures. */
  costs: Config['costs']
}
