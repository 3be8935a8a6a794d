import { formText } from '#app/forms/read-form.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { InboxLead } from '#server/leads/handling/list-leads.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { HomeLabels } from '../home-labels.ts'
import { readAmount } from '../homes/fields/read-amount.ts'
import { leadWords } from './words.ts'

/**
 * Reads an offered amount: at most nine digits, which exceeds the price of any home and fits the
 * database's integers.
 * @returns null for an empty text, undefined for a text that is not an amount.
 */
export function parseOffer(typed: string): number | null | undefined {
  const text = readAmount(typed)
  if (text === '') return null
  const amount = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return amount > 0 ? amount : undefined
}

/**
 * The amount in a form; `absent` if the form has no such field, which leaves the lead's amount
 * unchanged.
 */
export const offerIn = (form: FormData): number | null | undefined | 'absent' =>
  form.has('offer') ? parseOffer(formText(form, 'offer')) : 'absent'

/** `€1,490,000 of €1,560,000`; the amount alone if the home has no price. */
export const offerText = (
  offer: number,
  homePrice: number | undefined,
  language: Language,
): string =>
  homePrice
    ? insert(leadWords[language].offerOf, {
        offer: euros(offer, language),
        price: euros(homePrice, language),
      })
    : euros(offer, language)

/** The offer of a lead at the stage of an offer; undefined if it is not known. */
export const offerOf = (
  { stage, offer, homeRef }: Pick<InboxLead, 'stage' | 'offer' | 'homeRef'>,
  labels: HomeLabels,
  language: Language,
): string | undefined =>
  stage === 'offer' && offer !== null
    ? offerText(offer, labels.get(homeRef ?? '')?.price, language)
    : undefined
