import { isBuilding } from '#app/catalogue/is-building.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import { projectWords } from './project-words.ts'

/** The facts for the buyer of an unfinished home, in the order of the page. */
const names = ['developer', 'licence', 'stage', 'handover', 'payments'] as const
type Name = (typeof names)[number]

/** The facts that are unknown. */
export const unknownOfProject = (details: Property['purchaseDetails']): Name[] =>
  names.filter((name) => details?.[name] === undefined)

/**
 * Developer, licence, build stage, handover and payments of a home that is being built or whose
 * record has one of these; undefined for any other home
 * (docs/requirements/homes.md#property-detail).
 */
export function projectView(property: Property, language: Language) {
  const { purchaseDetails: details } = property
  const unknown = unknownOfProject(details)
  const building = isBuilding(property)
  if (!building && unknown.length === names.length) return undefined
  const copy = projectWords[language]
  const values: Record<Name, string[] | undefined> = {
    developer: details?.developer === undefined ? undefined : [details.developer],
    licence: details?.licence === undefined ? undefined : [details.licence],
    stage: details?.stage && [copy.stages[details.stage]],
    handover: details?.handover === undefined ? undefined : [monthOf(details.handover, language)],
    payments: details?.payments?.map(({ percent, due }) =>
      insert(copy.payment, {
        percent: groupedNumber(percent, language),
        amount: euros(Math.round((property.price * percent) / 100), language),
        due: copy.due[due],
      }),
    ),
  }
  const { title, lead, source, ask, askOne, askNone, law } = copy
  const isNoneKnown = unknown.length === names.length
  return {
    words: { title, lead, source: isNoneKnown ? undefined : source, law, askOne },
    /**
     * A single sentence instead of rows, where no fact is on record: five empty rows would look
     * evasive.
     */
    none: isNoneKnown ? copy.none : undefined,
    rows: (isNoneKnown ? [] : names).map((name) => ({
      name: copy.rows[name].name,
      values: values[name] ?? [name === 'stage' && building ? copy.stageUnknown : copy.unknown],
      /** The question about an unknown fact. */
      question: values[name] === undefined ? name : undefined,
    })),
    /** The text of the link that asks for all unknown facts, if there is more than one. */
    ask: isNoneKnown ? askNone : unknown.length > 1 ? ask : undefined,
  }
}

export type ProjectView = NonNullable<ReturnType<typeof projectView>>
