import { translations, insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { projectWords } from './project-words.ts'
import { unknownOfProject } from './project.ts'
import { askParameter, questions } from './questions.ts'

const words = translations(
  {
    community: 'Please tell me the community fees of {ref}.',
    rent: 'What rent could {ref} be let for?',
    project: 'Please let me know, for {ref}: {unknown}.',
  },
  {
    community: 'Quisiera saber la cuota de comunidad de la vivienda {ref}.',
    rent: '¿Por cuánto podría alquilarse la vivienda {ref}?',
    project: 'Quisiera saber, de la vivienda {ref}: {unknown}.',
  },
)

/** The message with which an enquiry begins when the address asks a question. */
export function askedMessage(
  home: Property,
  address: URLSearchParams,
  language: Language,
): string | undefined {
  const parameter = address.get(askParameter)
  const question = questions.find((one) => one === parameter)
  if (!question) return undefined
  const { rows } = projectWords[language]
  const asked = unknownOfProject(home.purchaseDetails)
    .filter((name) => question === 'project' || question === name)
    .map((name) => rows[name].asked)
  const sentence = question === 'community' || question === 'rent' ? question : 'project'
  if (sentence === 'project' && asked.length === 0) return undefined
  return insert(words[language][sentence], {
    ref: home.ref,
    unknown: enumeration(asked, language),
  })
}
