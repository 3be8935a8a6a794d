import { homeFields } from '#app/office/values/home-fields.ts'
import { translations } from '../../../words.ts'

/** The texts of the editor of a home. */
export const words = translations(
  {
    facts: 'Facts',
    fields: homeFields.en,
    reduced: 'Show visitors that the price was reduced, and tell those with an alert',
    rounded: '{typed} is stored as {stored}',
    none: 'None',
    listings: { sale: 'for sale', rent: 'to rent' },
    inProgress: 'in progress',
    languages: { en: 'English', es: 'Spanish' },
    inLabels: { en: 'English', es: 'Spanish' },
    complete: 'complete',
    missing: { one: '{n} text missing', other: '{n} texts missing' },
    behind: {
      en: { one: '{n} line behind the Spanish', other: '{n} lines behind the Spanish' },
      es: { one: '{n} line behind the English', other: '{n} lines behind the English' },
    },
    lagging: {
      one: '{n} text older than the other language',
      other: '{n} texts older than the other language',
    },
    lags: { en: 'The Spanish was changed later.', es: 'The English was changed later.' },
    published: 'It is on the site.',
    scheduled: 'It will be on the site {time}.',
    scheduledChanges: {
      one: '{n} change scheduled for {time}',
      other: '{n} changes scheduled for {time}',
    },
    scheduledHint: 'What is changed below is another draft.',
    field: 'Field',
    now: 'Now',
    later: 'Then',
    preview: 'As visitors will see it',
    previewThen: 'From {time}',
    previewButton: 'Preview',
    month: 'a month',
    figures: { bedrooms: 'Bedrooms', bathrooms: 'Bathrooms', area: 'Area', price: 'Price' },
  },
  {
    facts: 'Datos',
    fields: homeFields.es,
    reduced: 'Mostrar a los visitantes que ha bajado de precio y enviar los avisos pedidos',
    rounded: '{typed} se guarda como {stored}',
    none: 'Sin indicar',
    listings: { sale: 'en venta', rent: 'en alquiler' },
    inProgress: 'en trámite',
    languages: { en: 'Inglés', es: 'Español' },
    inLabels: { en: 'inglés', es: 'español' },
    complete: 'completo',
    missing: { one: 'falta {n} texto', other: 'faltan {n} textos' },
    behind: {
      en: { one: '{n} línea menos que en español', other: '{n} líneas menos que en español' },
      es: { one: '{n} línea menos que en inglés', other: '{n} líneas menos que en inglés' },
    },
    lagging: {
      one: '{n} texto anterior al del otro idioma',
      other: '{n} textos anteriores a los del otro idioma',
    },
    lags: { en: 'El español se cambió después.', es: 'El inglés se cambió después.' },
    published: 'Ya está en la web.',
    scheduled: 'Estará en la web el {time}.',
    scheduledChanges: {
      one: '{n} cambio programado para el {time}',
      other: '{n} cambios programados para el {time}',
    },
    scheduledHint: 'Lo que se cambie abajo es otro borrador.',
    field: 'Campo',
    now: 'Ahora',
    later: 'Después',
    preview: 'Tal como se verá',
    previewThen: 'Desde el {time}',
    previewButton: 'Vista previa',
    month: 'al mes',
    figures: { bedrooms: 'Dormitorios', bathrooms: 'Baños', area: 'Superficie', price: 'Precio' },
  },
)

export type EditWords = (typeof words)['en']
