import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Shortlist',
    description:
      'The homes you saved, side by side, each row on one scale: price, taxes, measurements and fees, and an address to send.',
    /** The index is the number of homes; the last text is for all larger numbers. */
    heading: [
      'Nothing saved yet',
      'One home',
      'Two homes, side\u00a0by\u00a0side',
      'Three homes, side\u00a0by\u00a0side',
      'Four homes, side\u00a0by\u00a0side',
      '{n} homes, side\u00a0by\u00a0side',
    ],
    lead: {
      own: 'No account is needed: the list is in the address of this page. Send the address, and whoever opens it sees the same.',
      shared:
        'Somebody made this list and sent you its address. Keep it, and its homes are added to your own list.',
      empty:
        'Save a home in the list or on its own page, and you will find it here. No account is needed: the list is kept in this browser, and its address can be sent to anybody.',
    },
    /** By the number of homes that can be viewed: all of the list, or some of it. */
    visit: {
      all: [
        '',
        'Arrange a viewing',
        'Arrange a viewing of both',
        'Arrange a viewing of all three',
        'Arrange a viewing of all four',
      ],
      some: [
        '',
        'Arrange a viewing of one',
        'Arrange a viewing of two',
        'Arrange a viewing of three',
        'Arrange a viewing of four',
      ],
      note: {
        one: 'Half an hour, at a time that you choose.',
        other: 'In one visit, half an hour each.',
      },
    },
    browse: 'All properties',
    keep: 'Keep this list',
    remove: 'Remove',
    gone: {
      one: 'One home of this list is no longer on offer.',
      other: '{n} homes of this list are no longer on offer.',
    },
    /** The line on a printed list. */
    paper: 'As of {date}. Today’s prices: {address}',
    share: {
      print: 'Print',
      label: 'Address of this list',
      copy: 'Copy',
      copied: 'Copied',
      mail: 'Send by e-mail',
      subject: 'Homes at Alborán Residences',
    },
    table: {
      label: 'Comparison',
      same: 'The same for all',
      scale:
        'Under each figure is its distance from the best in the row; a range is measured from its middle.',
      scroll: 'Scroll sideways to see all homes.',
      footprint: 'Footprint',
      inside: 'inside',
      terrace: 'terrace',
      garden: 'garden',
      none: 'None',
      noDevelopment: 'None',
      notStated: 'Not stated',
      /** The source of the rent in a yield that is not compared. */
      rents: {
        record: 'at the rent on record',
        rents: 'at the advertised rents',
        yield: 'at the resort’s advertised yield',
        own: 'at your own rent',
      },
      hours: '{n}\u00a0h',
      more: '+\u00a0{amount}',
      less: '−\u00a0{amount}',
      bests: { lowest: 'lowest', largest: 'largest', most: 'most', highest: 'highest' },
      points: '{n}\u00a0points',
      built: 'Built',
      minutes: '{beach} and {airport}\u00a0min',
      rows: {
        price: 'Price',
        total: 'All in, estimated',
        perMetre: 'Per m² built',
        owning: 'Owning it, a month, estimated',
        fees: 'of which community fees',
        borrowing: 'Example mortgage, a month: 40% deposit, 3.5%, 20 years',
        letting: 'If let by the month: estimated yield',
        area: 'Area',
        terrace: 'Terrace',
        garden: 'Garden',
        rooms: 'Rooms',
        sunWinter: 'Sun on the terrace, 21 December',
        sunSummer: 'Sun on the terrace, 21 June',
        floor: 'Floor',
        facing: 'Terrace faces',
        status: 'Status',
        handover: 'Handover',
        type: 'Type',
        development: 'Development',
        reach: 'Beach and airport, by car',
        tax: 'Tax',
        energy: 'Energy rating',
        reference: 'Reference',
      },
      /** The texts of the letting row, by the owner's tax residence. */
      letting: {
        elsewhere:
          'If let by the month: estimated yield after costs and tax, for owners in the UK and other countries',
        eu: 'If let by the month: estimated yield after costs and tax, for owners in the EU and EEA',
        spain:
          'If let by the month: estimated yield after costs and before tax, for owners in Spain',
      },
      residence: 'Where the owner is tax resident',
      taxes: { new: 'New: IVA 10%, AJD 1.2%', resale: 'Resale: ITP 7%' },
    },
    note: {
      borrowing: 'An example, not an offer: on each home’s page you can enter your own figures.',
      costs:
        '“All in” is the price with its taxes, notary, land registry and your lawyer; “owning it” is community fees, IBI, insurance and utilities, as each home’s page works them out. The sun is computed from each plan.',
      drawings: 'Floor areas are drawn as squares.',
      pictures: 'Pictures are computer-generated impressions.',
      records: 'The agency’s record of each home, {dates}.',
    },
    enquiry: {
      title: { one: 'Ask about this home', other: 'Ask about these homes' },
      text: 'We add the references to your message.',
      message: 'About {refs}: ',
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
        'Alguien ha hecho esta selección y le ha enviado la dirección. Si la guarda, estas viviendas se añadirán a su selección.',
      empty:
        'Guarde una vivienda desde la lista o desde su ficha y la encontrará aquí. No hace falta cuenta: la selección se queda en este navegador, y puede enviar su dirección a quien quiera.',
    },
    visit: {
      all: [
        '',
        'Concertar una visita',
        'Concertar una visita a las dos viviendas',
        'Concertar una visita a las tres viviendas',
        'Concertar una visita a las cuatro viviendas',
      ],
      some: [
        '',
        'Concertar una visita a una vivienda',
        'Concertar una visita a dos viviendas',
        'Concertar una visita a tres viviendas',
        'Concertar una visita a cuatro viviendas',
      ],
      note: {
        one: 'Media hora, cuando a usted le convenga.',
        other: 'En una sola visita, media hora cada una.',
      },
    },
    browse: 'Todas las viviendas',
    keep: 'Guardar la selección',
    remove: 'Quitar',
    gone: {
      one: 'Una vivienda de esta selección ya no está a la venta.',
      other: '{n} viviendas de esta selección ya no están a la venta.',
    },
    paper: 'A fecha de {date}. Precios actualizados: {address}',
    share: {
      print: 'Imprimir',
      label: 'Dirección de la selección',
      copy: 'Copiar',
      copied: 'Copiada',
      mail: 'Enviar por correo',
      subject: 'Viviendas en Alborán Residences',
    },
    table: {
      label: 'Comparación',
      same: 'Lo que coincide en todas',
      scale:
        'Bajo cada cifra figura su diferencia con la mejor de la fila; las horquillas se comparan por su valor medio.',
      scroll: 'Desplácese a los lados para ver todas.',
      footprint: 'Superficies',
      inside: 'interior',
      terrace: 'terraza',
      garden: 'jardín',
      none: 'No tiene',
      noDevelopment: 'Ninguna',
      notStated: 'Sin dato',
      rents: {
        record: 'con el alquiler que consta',
        rents: 'con los alquileres anunciados',
        yield: 'con la rentabilidad anunciada de la urbanización',
        own: 'con el alquiler que usted indica',
      },
      hours: '{n}\u00a0h',
      more: '+\u00a0{amount}',
      less: '−\u00a0{amount}',
      bests: {
        lowest: 'lo más bajo',
        largest: 'la mayor',
        most: 'el máximo',
        highest: 'la más alta',
      },
      points: '{n}\u00a0puntos',
      built: 'Terminada',
      minutes: '{beach} y {airport}\u00a0min',
      rows: {
        price: 'Precio',
        total: 'Todo incluido, estimado',
        perMetre: 'Por m² construido',
        owning: 'Lo que cuesta mantenerla, al mes, estimado',
        fees: 'de ese importe, comunidad',
        borrowing: 'Hipoteca de ejemplo, al mes: entrada del 40\u00a0%, 3,5\u00a0%, 20 años',
        letting: 'Si se alquila por meses: rentabilidad estimada',
        area: 'Superficie',
        terrace: 'Terraza',
        garden: 'Jardín',
        rooms: 'Dormitorios y baños',
        sunWinter: 'Sol en la terraza, 21 de diciembre',
        sunSummer: 'Sol en la terraza, 21 de junio',
        floor: 'Planta',
        facing: 'Orientación de la terraza',
        status: 'Estado',
        handover: 'Entrega',
        type: 'Tipo',
        development: 'Promoción',
        reach: 'Playa y aeropuerto, en coche',
        tax: 'Impuestos',
        energy: 'Calificación energética',
        reference: 'Referencia',
      },
      letting: {
        elsewhere:
          'Si se alquila por meses: rentabilidad estimada después de gastos e impuestos, para propietarios del Reino Unido y otros países',
        eu: 'Si se alquila por meses: rentabilidad estimada después de gastos e impuestos, para propietarios de la UE y el EEE',
        spain:
          'Si se alquila por meses: rentabilidad estimada después de gastos y antes del IRPF, para residentes en España',
      },
      residence: 'Residencia fiscal del propietario',
      taxes: {
        new: 'Nueva: IVA 10\u00a0%, AJD\u00a01,2\u00a0%',
        resale: 'Segunda mano: ITP 7\u00a0%',
      },
    },
    note: {
      borrowing:
        'Es un ejemplo, no una oferta: en la ficha de cada vivienda puede poner sus propias cifras.',
      costs:
        '«Todo incluido» es el precio con sus impuestos, la notaría, el registro y su abogado; los gastos al mes son la comunidad, el IBI, el seguro y los suministros, calculados como en la ficha de cada vivienda. El sol se calcula con el plano de cada una.',
      drawings: 'Las superficies se dibujan como cuadrados.',
      pictures: 'Las imágenes son infografías.',
      records: 'Datos de la agencia sobre cada vivienda, {dates}.',
    },
    enquiry: {
      title: { one: 'Preguntar por esta vivienda', other: 'Preguntar por estas viviendas' },
      text: 'Las referencias se envían con su mensaje.',
      message: 'Sobre {refs}: ',
    },
  },
)

export type ShortlistWords = (typeof words)['en']
