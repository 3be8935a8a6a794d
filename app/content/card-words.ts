/** The texts of a card, below its title. */
export interface CardWords {
  description: string
  features: readonly [string, string, string]
}
