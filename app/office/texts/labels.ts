import { translations, insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import type { TextRow } from './rows.ts'

const labels = translations(
  {
    texts: {
      title: 'Title',
      description: 'Description',
      lead: 'Opening',
      text: 'Text',
      intro: 'Introduction',
      paragraphs: 'Paragraphs, one a line',
      list: 'List, one a line',
      features: 'Features, one a line',
      keywords: 'Keywords, one a line',
      head: 'Heads of the columns, one a line',
      rows: 'Row, one cell a line',
      caption: 'Caption',
      markdown: 'Text in Markdown',
      name: 'Name',
      value: 'Value',
      unit: 'Unit',
      figure: 'Figure',
      alt: 'Alternative text',
      call: 'Closing line',
      flag: 'Flag',
      place: 'Place',
      taxes: 'Taxes',
      priceNote: 'Note on the price',
      impression: 'Note on the pictures',
      label: 'Name of the list',
      back: 'Link back',
      brochure: 'Link to the brochure',
      button: 'Button',
      request: 'Button',
      subject: 'Subject',
      message: 'Message',
    },
    numbered: '{label} {number}',
    figures: {
      price: 'Price, €',
      indicativePrice: 'Indicative price, €',
      homes: 'Homes',
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      area: 'Built area, m²',
      terrace: 'Terrace, m²',
      parking: 'Parking spaces of each home',
      facade: 'Façade, m',
      floors: 'Floors',
      largest: 'Largest home, m²',
      club: 'To the club, minutes',
      modules: 'Modules',
      entrancesPerModule: 'Entrances to each module',
      apartmentsPerEntrance: 'Apartments at each entrance',
      storeys: 'Storeys',
      pools: 'Pools',
      green: 'Green space, m²',
    },
    units: {
      apartments: 'Apartments',
      villas: 'Villas',
      two: 'Two bedrooms',
      three: 'Three bedrooms',
      garden: 'Garden villas',
    },
    min: '{label}, from',
    max: '{label}, to',
    ofUnit: '{unit}: {label}',
    article: { category: 'Category', date: 'Date', picture: 'Picture' },
  },
  {
    texts: {
      title: 'Título',
      description: 'Descripción',
      lead: 'Entrada',
      text: 'Texto',
      intro: 'Introducción',
      paragraphs: 'Párrafos, uno por línea',
      list: 'Lista, un elemento por línea',
      features: 'Características, una por línea',
      keywords: 'Palabras clave, una por línea',
      head: 'Encabezados de las columnas, uno por línea',
      rows: 'Fila, una celda por línea',
      caption: 'Pie de foto',
      markdown: 'Texto en Markdown',
      name: 'Nombre',
      value: 'Valor',
      unit: 'Unidad',
      figure: 'Cifra',
      alt: 'Texto alternativo',
      call: 'Frase final',
      flag: 'Distintivo',
      place: 'Lugar',
      taxes: 'Impuestos',
      priceNote: 'Nota sobre el precio',
      impression: 'Nota sobre las imágenes',
      label: 'Nombre de la lista',
      back: 'Enlace de vuelta',
      brochure: 'Enlace al folleto',
      button: 'Botón',
      request: 'Botón',
      subject: 'Asunto',
      message: 'Mensaje',
    },
    numbered: '{label} {number}',
    figures: {
      price: 'Precio, €',
      indicativePrice: 'Precio indicativo, €',
      homes: 'Viviendas',
      bedrooms: 'Dormitorios',
      bathrooms: 'Baños',
      area: 'Superficie construida, m²',
      terrace: 'Terraza, m²',
      parking: 'Plazas de garaje por vivienda',
      facade: 'Fachada, m',
      floors: 'Plantas',
      largest: 'Vivienda mayor, m²',
      club: 'Hasta el club, minutos',
      modules: 'Módulos',
      entrancesPerModule: 'Portales por módulo',
      apartmentsPerEntrance: 'Apartamentos por portal',
      storeys: 'Alturas',
      pools: 'Piscinas',
      green: 'Zonas verdes, m²',
    },
    units: {
      apartments: 'Apartamentos',
      villas: 'Villas',
      two: 'Dos dormitorios',
      three: 'Tres dormitorios',
      garden: 'Villas con jardín',
    },
    min: '{label}, desde',
    max: '{label}, hasta',
    ofUnit: '{unit}: {label}',
    article: { category: 'Categoría', date: 'Fecha', picture: 'Imagen' },
  },
)

const named = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined

/** The label of a text, without its language. */
export function rowLabel({ key, number }: Pick<TextRow, 'key' | 'number'>, language: Language) {
  const { texts, numbered } = labels[language]
  const label = named(texts, key) ?? texts.text
  return number === undefined ? label : insert(numbered, { label, number })
}

/**
 * The label of a figure such as `units.villas.area.max`, or of a fact of an article; undefined if
 * there is none.
 */
export function plainLabel(path: string, language: Language): string | undefined {
  const { figures, units, min, max, ofUnit, article } = labels[language]
  const parts = path.split('.')
  const [first = ''] = parts
  if (named(article, first)) return named(article, first)
  const unit = first === 'units' ? named(units, parts[1] ?? '') : undefined
  const end = parts.at(-1)
  const hasEnd = end === 'min' || end === 'max'
  const label = named(figures, (hasEnd ? parts.at(-2) : end) ?? '')
  if (!label || (first === 'units' && !unit)) return undefined
  const whole = hasEnd ? insert(end === 'min' ? min : max, { label }) : label
  return unit ? insert(ofUnit, { unit, label: whole }) : whole
}
