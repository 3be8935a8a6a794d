import { translations } from '../../words.ts'

/** Texts for a home that was not stored or not published, on all its screens. */
export const homeAnswerWords = translations(
  {
    inLanguage: { en: '{field}, English', es: '{field}, Spanish' },
    /** Within a sentence. */
    languageNames: { en: 'English', es: 'Spanish' },
    lead: 'Before this can be published',
    changed: 'Somebody else was faster. Look at what has changed, then publish.',
    when: 'A day and a time in the future, such as 2027-03-01T09:00.',
    problems: {
      missing: '{field}: is missing.',
      rule: '{field}: is not as it should be.',
      alt: 'Picture {number}: the alternative text in {language} is missing.',
      name: 'Document {number}: its name in {language} is missing.',
    },
  },
  {
    inLanguage: { en: '{field}, en inglés', es: '{field}, en español' },
    languageNames: { en: 'inglés', es: 'español' },
    lead: 'Antes de publicar',
    changed: 'Otra persona se ha adelantado. Vea qué ha cambiado y publique después.',
    when: 'Un día y una hora futuros, como 2027-03-01T09:00.',
    problems: {
      missing: '{field}: falta.',
      rule: '{field}: no es válido.',
      alt: 'Foto {number}: falta el texto alternativo en {language}.',
      name: 'Documento {number}: falta su nombre en {language}.',
    },
  },
)
