import { homeFields } from '#app/office/values/home-fields.ts'
import { translations } from '../../../words.ts'

/** Texts of the editor of a home. */
export const words = translations(
  {
    facts: 'Facts',
    fields: homeFields.en,
    reduced: 'Show visitors that the price was reduced',
    none: 'None',
    listings: { sale: 'for sale', rent: 'to rent' },
    inProgress: 'in progress',
    languages: { en: 'English', es: 'Spanish' },
    complete: 'complete',
    missing: { one: '{n} text missing', other: '{n} texts missing' },
    problems: {
      price: 'A price is a whole number of euros, without cents, such as 450,000.',
      number: 'A whole number, without decimals or a sign.',
      line: 'One line that is not too long.',
      text: 'A text that is not too long, without control characters.',
    },
    conflict: '{who} has changed: {field}',
    somebody: 'Somebody else',
    conflictText:
      'It is “{theirs}” now, while “{mine}” was typed here. Nothing has been overwritten; everything else of both is joined already.',
    publishedText:
      '“{theirs}” was published, while “{mine}” is in the draft. Nothing has been overwritten.',
    take: 'Take “{theirs}”',
    keep: 'Keep “{mine}”',
    empty: 'nothing',
    published: 'It is on the site.',
    scheduled: 'It will be on the site {time}.',
    preview: 'As visitors will see it',
    previewButton: 'Preview',
    save: 'Save the draft',
    month: 'a month',
    figures: { bedrooms: 'Bedrooms', bathrooms: 'Bathrooms', area: 'Area', price: 'Price' },
  },
  {
    facts: 'Datos',
    fields: homeFields.es,
    reduced: 'Mostrar a los visitantes que ha bajado de precio',
    none: 'Sin indicar',
    listings: { sale: 'en venta', rent: 'en alquiler' },
    inProgress: 'en trámite',
    languages: { en: 'Inglés', es: 'Español' },
    complete: 'completo',
    missing: { one: 'falta {n} texto', other: 'faltan {n} textos' },
    problems: {
      price: 'El precio es un número entero de euros, sin céntimos, como 450.000.',
      number: 'Un número entero, sin decimales ni signo.',
      line: 'Una línea que no sea demasiado larga.',
      text: 'Un texto que no sea demasiado largo, sin caracteres de control.',
    },
    conflict: '{who} ha cambiado: {field}',
    somebody: 'Otra persona',
    conflictText:
      'Ahora es «{theirs}», mientras aquí se escribía «{mine}». No se ha sobrescrito nada; el resto de ambos borradores ya está unido.',
    publishedText:
      'Se ha publicado «{theirs}», mientras en el borrador está «{mine}». No se ha sobrescrito nada.',
    take: 'Aceptar «{theirs}»',
    keep: 'Mantener «{mine}»',
    empty: 'nada',
    published: 'Ya está en la web.',
    scheduled: 'Estará en la web el {time}.',
    preview: 'Tal como se verá',
    previewButton: 'Vista previa',
    save: 'Guardar el borrador',
    month: 'al mes',
    figures: { bedrooms: 'Dormitorios', bathrooms: 'Baños', area: 'Superficie', price: 'Precio' },
  },
)

export type EditWords = (typeof words)['en']
