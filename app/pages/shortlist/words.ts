import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Shortlist',
    description:
      'The homes you kept, side by side, each row on one scale: price, taxes, measurements and fees, and an address to send.',
    /** By the number of homes; the last is for all larger numbers. */
    heading: [
      'Nothing kept yet',
      'One home',
      'Two homes, side\u00a0by\u00a0side',
      'Three homes, side\u00a0by\u00a0side',
      'Four homes, side\u00a0by\u00a0side',
      '{n} homes, side\u00a0by\u00a0side',
    ],
    lead: {
      own: 'No account is needed: the list is in the address of this page. Send the address, and whoever opens it sees the same.',
      shared:
        'Somebody made this list and sent you its address. Keep it, and its homes join your own.',
      empty:
        'Save a home in the list or on its own page, and it waits here. No account is needed: the list lies in this browser, and its address can be sent to anybody.',
    },
    browse: 'All properties',
    keep: 'Keep this list',
    remove: 'Remove',
    gone: {
      one: 'One home of this list is no longer on offer.',
      other: '{n} homes of this list are no longer on offer.',
    },
    share: {
      label: 'Address of this list',
      copy: 'Copy',
      copied: 'Copied',
      mail: 'Send by e-mail',
      subject: 'Homes at Alborán Residences',
    },
    table: {
      label: 'Comparison',
      scale:
        'Every row has its own scale. Below a figure, how much it is above the lowest; what all have alike is grey.',
      footprint: 'Footprint',
      inside: 'inside',
      terrace: 'terrace',
      garden: 'garden',
      none: 'none',
      notStated: 'not stated',
      hours: '{n}\u00a0h',
      more: '+\u00a0{amount}',
      lowest: 'lowest',
      rows: {
        price: 'Price',
        total: 'All in, estimated',
        perMetre: 'Per m² built',
        owning: 'Owning it, a month',
        fees: 'of which community fees',
        area: 'Area',
        terrace: 'Terrace',
        garden: 'Garden',
        rooms: 'Bedrooms, bathrooms',
        sunWinter: 'Sun on the terrace, 21 December',
        sunSummer: 'Sun on the terrace, 21 June',
        floor: 'Floor',
        facing: 'Terrace faces',
        status: 'Status',
        type: 'Type',
        tax: 'Tax',
        energy: 'Energy rating',
        reference: 'Reference',
      },
      taxes: { new: 'New: IVA 10%, AJD 1.2%', resale: 'Resale: ITP 7%' },
    },
    note: {
      costs:
        '“All in” is the price with its taxes, notary, land registry and your lawyer; “owning it” is community fees, IBI, insurance and utilities, as each home’s page works them out. The sun is computed from each plan.',
      drawings: 'Floor areas are drawn as squares. Pictures are computer-generated impressions.',
    },
    enquiry: {
      title: {
        one: 'See it one morning, on\u00a0foot.',
        other: 'See all of them in one morning, on\u00a0foot.',
      },
      text: 'We add the references to your message.',
      message: 'I should like to see {refs}.',
    },
  },
  {
    title: 'Selección',
    description:
      'Las viviendas que ha guardado, una junto a otra y cada fila a su escala: precio, impuestos, superficies y gastos, y una dirección para enviar.',
    heading: [
      'Aún no ha guardado ninguna',
      'Una vivienda',
      'Dos viviendas, una\u00a0junto\u00a0a\u00a0otra',
      'Tres viviendas, una\u00a0junto\u00a0a\u00a0otra',
      'Cuatro viviendas, una\u00a0junto\u00a0a\u00a0otra',
      '{n} viviendas, una\u00a0junto\u00a0a\u00a0otra',
    ],
    lead: {
      own: 'No hace falta cuenta: la selección está en la dirección de esta página. Envíela, y quien la abra verá lo mismo.',
      shared:
        'Alguien ha hecho esta selección y le ha enviado la dirección. Guárdela y sus viviendas se sumarán a las suyas.',
      empty:
        'Guarde una vivienda desde la lista o desde su ficha y la encontrará aquí. No hace falta cuenta: la selección se queda en este navegador, y puede enviar su dirección a quien quiera.',
    },
    browse: 'Todas las propiedades',
    keep: 'Guardar la selección',
    remove: 'Quitar',
    gone: {
      one: 'Una vivienda de esta lista ya no está a la venta.',
      other: '{n} viviendas de esta lista ya no están a la venta.',
    },
    share: {
      label: 'Dirección de la selección',
      copy: 'Copiar',
      copied: 'Copiada',
      mail: 'Enviar por correo',
      subject: 'Viviendas en Alborán Residences',
    },
    table: {
      label: 'Comparación',
      scale:
        'Cada fila tiene su escala. Bajo cada cifra, cuánto supera a la más baja; en gris, lo que todas tienen igual.',
      footprint: 'Superficies',
      inside: 'interior',
      terrace: 'terraza',
      garden: 'jardín',
      none: 'no tiene',
      notStated: 'sin dato',
      hours: '{n}\u00a0h',
      more: '+\u00a0{amount}',
      lowest: 'mínimo',
      rows: {
        price: 'Precio',
        total: 'Todo incluido, estimado',
        perMetre: 'Por m² construido',
        owning: 'Tenerla, al mes',
        fees: 'de ellos, comunidad',
        area: 'Superficie',
        terrace: 'Terraza',
        garden: 'Jardín',
        rooms: 'Dormitorios, baños',
        sunWinter: 'Sol en la terraza, 21 de diciembre',
        sunSummer: 'Sol en la terraza, 21 de junio',
        floor: 'Planta',
        facing: 'Orientación de la terraza',
        status: 'Estado',
        type: 'Tipo',
        tax: 'Impuestos',
        energy: 'Calificación energética',
        reference: 'Referencia',
      },
      taxes: {
        new: 'Nueva: IVA 10\u00a0%, AJD\u00a01,2\u00a0%',
        resale: 'Segunda mano: ITP 7\u00a0%',
      },
    },
    note: {
      costs:
        '«Todo incluido» es el precio con sus impuestos, la notaría, el registro y su abogado; «tenerla» son la comunidad, el IBI, el seguro y los suministros, calculados como en la ficha de cada vivienda. El sol se calcula con el plano de cada una.',
      drawings:
        'Las superficies se dibujan como cuadrados. Las imágenes son recreaciones por ordenador.',
    },
    enquiry: {
      title: {
        one: 'Véala una mañana, a\u00a0pie.',
        other: 'Véalas todas en una mañana, a\u00a0pie.',
      },
      text: 'Las referencias se envían con su mensaje.',
      message: 'Quisiera ver {refs}.',
    },
  },
)

export type ShortlistWords = (typeof words)['en']
