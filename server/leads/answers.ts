import type { Language } from '../language.ts'
import { isDate } from '../shared/time/dates.ts'
import { date, dateAndTime } from '../shared/time/formats.ts'
import { answerIn } from './answer-words.ts'
import type { Lead } from './lead.ts'
import type { LeadField } from './validate.ts'

/**
 * Every field of every form with its label, in the order of the office, the e-mails and the table.
 * A field without a label does not compile.
 */
const labels: Record<Language, Record<LeadField, string>> = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    about: 'About',
    reference: 'Reference',
    moreReferences: 'In the same visit',
    figures: 'Figures of the visitor',
    stayFrom: 'Stay from',
    stayUntil: 'Stay until',
    people: 'People',
    propertyType: 'Property type',
    bedrooms: 'Bedrooms',
    budget: 'Budget',
    preferences: 'Preferences',
    format: 'How',
    slots: 'Asked for',
    zone: 'Time zone',
    message: 'Message',
    newsletter: 'Newsletter',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    about: 'Sobre',
    reference: 'Referencia',
    moreReferences: 'En la misma visita',
    figures: 'Cifras del visitante',
    stayFrom: 'Estancia desde',
    stayUntil: 'Estancia hasta',
    people: 'Personas',
    propertyType: 'Tipo de vivienda',
    bedrooms: 'Dormitorios',
    budget: 'Presupuesto',
    preferences: 'Preferencias',
    format: 'Modalidad',
    slots: 'Horas pedidas',
    zone: 'Zona horaria',
    message: 'Mensaje',
    newsletter: 'Boletín',
  },
}

/** The names of the fields, in their order. */
export const leadFields: readonly string[] = Object.keys(labels.en)

export interface Answer {
  field: string
  label: string
  /**
   * A choice as the form showed it, a day in words, a time as the agency's clock shows it, any
   * other text as it was typed.
   */
  text: string
}

/** Everything that a visitor sent, in words, without blank fields. */
export function answersOf(
  { kind, fields }: Pick<Lead, 'kind' | 'fields'>,
  language: Language,
): Answer[] {
  return Object.entries(labels[language]).flatMap(([field, label]) => {
    const value = fields[field]
    if (!value) return []
    const text =
      field === 'slots'
        ? timesIn(value, language)
        : field === 'stayFrom' || field === 'stayUntil'
          ? dayInWords(value, language)
          : answerIn(language, { kind, field, value })
    return [{ field, label, text }]
  })
}

/** `1 June 2027`; a text that is no day stays as it is. */
const dayInWords = (text: string, language: Language): string =>
  isDate(text) ? date(text, language) : text

/** The half-hours that a visitor proposed for a viewing, one on each line. */
const timesIn = (slots: string, language: Language): string =>
  slots
    .split(' ')
    .map((slot) => (Number.isNaN(Date.parse(slot)) ? slot : dateAndTime(slot, language)))
    .join('\n')
