import { catalogue } from '../words.ts'

/** Texts of cards and lists of homes. */
export const words = catalogue(
  {
    beds: { one: '{n} bed', other: '{n} bed' },
    baths: { one: '{n} bath', other: '{n} bath' },
    underConstruction: 'Under construction',
    noPicture: 'Picture to follow',
    listFailed: 'Error fetching properties: {message}',
    listFailedMessage: 'the catalogue does not answer just now',
    empty: 'No home on the market fits this just now.',
    status: { available: 'Available', reserved: 'Reserved', sold: 'Sold' },
    types: {
      apartment: 'Apartment',
      penthouse: 'Penthouse',
      villa: 'Villa',
      townhouse: 'Townhouse',
    },
    isNew: 'New',
    from: 'from {price}',
    indicative: 'indicative; on sale from {price}',
  },
  {
    beds: { one: '{n} dorm.', other: '{n} dorm.' },
    baths: { one: '{n} baño', other: '{n} baños' },
    underConstruction: 'En construcción',
    noPicture: 'Foto en preparación',
    listFailed: 'No se han podido cargar las propiedades: {message}',
    listFailedMessage: 'el catálogo no responde en este momento',
    empty: 'Ahora mismo no hay viviendas a la venta así.',
    status: { available: 'Disponible', reserved: 'Reservada', sold: 'Vendida' },
    types: {
      apartment: 'Apartamento',
      penthouse: 'Ático',
      villa: 'Villa',
      townhouse: 'Casa adosada',
    },
    isNew: 'Nuevo',
    from: 'desde {price}',
    indicative: 'orientativo; a la venta desde {price}',
  },
)
