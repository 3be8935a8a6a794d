import { translations } from '../../../words.ts'

/**
 * Texts of the versions of a home, besides those shared with texts (app/office/versions/words.ts).
 */
export const words = translations(
  {
    title: 'Versions',
    kept: 'kept for ever',
    changes: { one: '{n} change', other: '{n} changes' },
    first: 'First published',
    desk: 'by import',
    draftAgainst: 'Draft against version {number}',
    against: 'Version {number} against version {before}',
    alone: 'Version {number}',
    restore: 'Restore version {number} as draft',
    none: 'Nothing has been published from here yet, so there are no earlier versions.',
    state: 'State',
    price: 'Price',
    firstPrice: 'first price',
    priceAt: '{price}, {day}',
    reduced: 'down {percent} %',
    raised: 'up {percent} %',
    shownAs: 'Visitors are shown the reduction from {price}.',
  },
  {
    title: 'Versiones',
    kept: 'se conservan para siempre',
    changes: { one: '{n} cambio', other: '{n} cambios' },
    first: 'Primera publicación',
    desk: 'por importación',
    draftAgainst: 'Borrador frente a la versión {number}',
    against: 'Versión {number} frente a la versión {before}',
    alone: 'Versión {number}',
    restore: 'Restaurar la versión {number} como borrador',
    none: 'Todavía no se ha publicado nada desde aquí, así que no hay versiones anteriores.',
    state: 'Estado',
    price: 'Precio',
    firstPrice: 'primer precio',
    priceAt: '{price}, {day}',
    reduced: 'baja un {percent} %',
    raised: 'sube un {percent} %',
    shownAs: 'Se muestra a los visitantes la rebaja desde {price}.',
  },
)
