import { translations } from '#app/words.ts'

/** The texts of brochures, except those of the home or development. */
export const words = translations(
  {
    subject: 'Brochure of a home for sale',
    developmentSubject: 'Brochure of a development',
    place: 'Alborán Hills, Costa del Sol',
    description: 'Description',
    details: 'Details',
    features: 'Features',
    pictures: 'Pictures',
    page: '{n} / {total}',
    from: 'from {price}',
    taxes: {
      new: 'Not included: {ivaRate}% IVA, {ivaAmount}, and {ajdRate}% AJD, {ajdAmount}. IVA at {ivaRate}% covers the home and up to two parking spaces; a third is taxed at 21% (art. 91 LIVA).',
      resale: 'Not included: {itpRate}% ITP, {itpAmount}.',
      development:
        'Not included: {ivaRate}% IVA, which covers the home and up to two parking spaces, and {ajdRate}% AJD.',
    },
    rows: {
      build: 'Build status',
      homes: 'On the market',
      energy: 'Energy rating',
      location: 'Location',
    },
    building: 'Under Construction',
    homes: { one: '{n} home', other: '{n} homes' },
    types: 'Residence types',
    market: {
      title: 'Homes on the market',
      head: ['Home', 'Reference', 'Bedrooms', 'Build size', 'Price'],
      note: 'On the day of issue. A home may be reserved or sold in the meantime.',
    },
    contact: {
      home: 'Ask about this home',
      development: 'Ask about this development',
      text: 'We answer in English and in Spanish. Plans, the specification and the building’s documents are sent on request.',
      viewing: 'Arrange a viewing',
      email: 'E-mail',
      chat: 'Chat',
      site: 'On the site',
    },
    notes: {
      impressions: {
        new: 'Pictures are computer-generated impressions. The finished home may differ.',
        resale: 'Pictures are computer-generated impressions of the home and the resort.',
      },
      figures:
        'Prices and measurements are indicative and no part of an offer or contract; the notary, the land registry and any mortgage valuation are extra.',
      office: 'Sales office: {address}.',
    },
    issued: 'Issued on {date}.',
    refuse: {
      missing: 'There is no brochure at this address.',
      failed: 'We cannot prepare the brochure just now. Please try again in a few minutes.',
    },
  },
  {
    subject: 'Folleto de una vivienda en venta',
    developmentSubject: 'Folleto de una promoción',
    place: 'Alborán Hills, Costa del Sol',
    description: 'Descripción',
    details: 'Datos',
    features: 'Características',
    pictures: 'Imágenes',
    page: '{n} / {total}',
    from: 'desde {price}',
    taxes: {
      new: 'No incluidos: {ivaRate} % de IVA, {ivaAmount}, y {ajdRate} % de AJD, {ajdAmount}. El IVA del {ivaRate} % se aplica a la vivienda y a un máximo de dos plazas de garaje; la tercera tributa al 21 % (art. 91 LIVA).',
      resale: 'No incluido: {itpRate} % de ITP, {itpAmount}.',
      development:
        'No incluidos: {ivaRate} % de IVA, que se aplica a la vivienda y a un máximo de dos plazas de garaje, y {ajdRate} % de AJD.',
    },
    rows: {
      build: 'Obra',
      homes: 'A la venta',
      energy: 'Calificación energética',
      location: 'Ubicación',
    },
    building: 'En construcción',
    homes: { one: '{n} vivienda', other: '{n} viviendas' },
    types: 'Tipos de vivienda',
    market: {
      title: 'Viviendas a la venta',
      head: ['Vivienda', 'Referencia', 'Dormitorios', 'Superficie', 'Precio'],
      note: 'En la fecha de este folleto. Entretanto, alguna puede haberse reservado o vendido.',
    },
    contact: {
      home: 'Pregunte por esta vivienda',
      development: 'Pregunte por esta promoción',
      text: 'Contestamos en español y en inglés. Los planos, la memoria de calidades y la documentación del edificio se envían a quien los pida.',
      viewing: 'Concertar una visita',
      email: 'Correo',
      chat: 'Chat',
      site: 'En la web',
    },
    notes: {
      impressions: {
        new: 'Las imágenes son infografías. La vivienda terminada puede variar.',
        resale: 'Las imágenes son infografías de la vivienda y de la urbanización.',
      },
      figures:
        'Precios y superficies orientativos, sin valor contractual. La notaría, el registro y, en su caso, la tasación hipotecaria se pagan aparte.',
      office: 'Oficina de ventas: {address}.',
    },
    issued: 'Fecha de este folleto: {date}.',
    refuse: {
      missing: 'No hay ningún folleto en esta dirección.',
      failed:
        'Ahora mismo no podemos preparar el folleto. Vuelva a intentarlo dentro de unos minutos.',
    },
  },
)
