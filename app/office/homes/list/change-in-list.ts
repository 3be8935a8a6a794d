import { data, redirect } from 'react-router'
import { homeTexts as textsOfHome } from '#app/catalogue/home-texts.ts'
import { formText } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { insert } from '#app/words.ts'
import { fieldRules } from '#server/homes/fields.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { type HomeState, stateOfHome, states } from '#server/homes/home-state.ts'
import type { StaffHome } from '#server/homes/home.ts'
import { isPriceJump } from '#server/homes/price-jump.ts'
import { type Language, languageOf } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { readAmount } from '../fields/read-amount.ts'
import { homesIn } from '../member-homes.ts'
import { priceDifference } from '../price-difference.ts'
import { words } from '../words.ts'
import { formerPriceAfter } from './price-change.ts'

/** Why a change in the list was refused. */
export interface ListRefusal {
  /** The id of the home. */
  id: string
  problem: string
  /** The typed price; undefined if the change was not about the price. */
  typed: string | undefined
  /** The amount that has to be confirmed, because it differs a lot. */
  unsure?: number
}

/** The parameters of the list's address that report the last change. */
const changeParameters = ['changed', 'was', 'price', 'former']

/** Changes the price or the status of one home, unless somebody else has changed it since. */
export async function changeInList(args: Parameters<typeof homesIn>[0] & { request: Request }) {
  const { homes } = await homesIn(args)
  const language = languageOf(args.url.pathname)
  const copy = words[language]
  const form = await readOfficeForm(args.request)
  const id = formText(form, 'id')
  const revision = Number(formText(form, 'revision'))
  const state = states.find((one) => one === formText(form, 'state'))
  const refuse = (problem: string, status: number, more: Partial<ListRefusal> = {}) =>
    data<ListRefusal>(
      { id, problem, typed: state ? undefined : formText(form, 'price'), ...more },
      { status },
    )
  const { home } = await homes.read(id)
  if (!home) throw data(null, { status: 404 })
  if (!Number.isSafeInteger(revision)) return refuse(copy.failed, 400)
  const amount = Number(fieldRules.price.parse(readAmount(formText(form, 'price'))))
  if (!state && !(amount > 0)) return refuse(copy.badPrice, 400)
  const isSure = form.has('undo') || formText(form, 'sure') === String(amount)
  if (!state && !isSure && home.revision === revision && isPriceJump(home.property.price, amount))
    return refuse(jumpText(home.property.price, amount, language), 400, { unsure: amount })
  const done = await orUndefined(change(homes, home, { form, revision, state, amount }))
  if (done === 'changed') return refuse(await changedMeanwhile(homes, home, language), 409)
  if (done === 'incomplete')
    return refuse(
      insert(copy.incomplete, { home: textsOfHome(home.property, language).title }),
      409,
    )
  if (!done) return refuse(copy.failed, 503)
  return redirect(addressAfter(args.url, form.has('undo') ? {} : formerValues(home, state)), 303)
}

interface Change {
  form: FormData
  revision: number
  state: HomeState | undefined
  amount: number
}

function change(homes: MemberHomes, home: StaffHome, { form, revision, state, amount }: Change) {
  if (state) return homes.changeState({ home, revision }, state)
  const formerPrice = form.has('former')
    ? Number(formText(form, 'former')) || null
    : formerPriceAfter(home.property, amount, form.has('reduced'))
  return homes.changePrice({ home, revision }, { price: amount, formerPrice })
}

/** The former values of a changed home, as parameters of the list's address. */
function formerValues(home: StaffHome, state: HomeState | undefined): Record<string, string> {
  const { id, price: before, formerPrice } = home.property
  return state
    ? { changed: id, was: stateOfHome(home) }
    : { changed: id, price: String(before), former: String(formerPrice ?? '') }
}

/** The list's address, with the last change. */
function addressAfter({ pathname, searchParams }: URL, changed: Record<string, string>): string {
  const search = new URLSearchParams(searchParams)
  for (const name of changeParameters) search.delete(name)
  const query = new URLSearchParams({ ...Object.fromEntries(search), ...changed })
  return pathname + (query.size > 0 ? `?${query}` : '')
}

/** How much a price differs, if the difference may be a mistake. */
function jumpText(before: number, after: number, language: Language): string {
  return insert(words[language][after < before ? 'muchLower' : 'muchHigher'], {
    percent: priceDifference(before, after, language),
    price: euros(before, language),
  })
}

/** The message with the home's current state, if somebody else has changed it. */
async function changedMeanwhile(homes: MemberHomes, seen: StaffHome, language: Language) {
  const copy = words[language]
  const { home = seen } = await homes.read(seen.property.id)
  return insert(copy.changedMeanwhile, {
    home: textsOfHome(seen.property, language).title,
    price: euros(home.property.price, language),
    state: copy.states[stateOfHome(home)].toLowerCase(),
  })
}
