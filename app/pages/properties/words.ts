import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'Properties for sale, Costa del Sol',
    description:
      'Apartments, townhouses, penthouses and villas for sale in Alborán Hills, by development and by type, with prices and measurements.',
    heading: 'Properties for sale',
    ask: {
      title: 'Three answers and your details, and we send a shortlist.',
      text: 'What kind of home, how many bedrooms, for how much. The more you leave open, the longer the list.',
    },
    residences: {
      title: 'By development, by type',
      view: 'View Properties',
      from: 'From {price}.',
    },
    shapes: {
      title: 'Which is the right shape?',
      request: 'Request Information',
      cards: [
        {
          title: 'Apartments',
          text: 'No stairs, one key, and a terrace the width of the living room. The easiest to leave and to come back to.',
        },
        {
          title: 'Villas',
          text: 'A detached house on its own plot. The garden and the pool are yours to keep.',
        },
        {
          title: 'Penthouses',
          text: 'The top floor, with a terrace or the roof itself. A view like a villa’s, and no garden to keep.',
        },
      ],
    },
    picks: {
      title: 'Three places to begin',
      view: 'View properties',
      cards: [
        {
          title: 'Sea-view apartments and penthouses',
          text: 'Curved terraces above the water at CARAT, from two to four bedrooms.',
        },
        {
          title: 'Contemporary residences with pool',
          text: 'Eight low modules around five pools and their gardens, at Lomas del Higuerón 2.',
        },
        {
          title: 'Hillside villas and townhouses',
          text: 'One floor of two and sixteen metres of façade on the slope, at 16+ Collection.',
        },
      ],
    },
    list: {
      title: 'All homes',
      filter: 'Narrow the list',
      sentence: ['Show', 'with', 'bedrooms,', ';'],
      labels: {
        type: 'Type',
        development: 'Development',
        bedrooms: 'Bedrooms',
        price: 'Price',
        sort: 'Order',
      },
      types: {
        '': 'all homes',
        apartment: 'apartments',
        penthouse: 'penthouses',
        villa: 'villas',
        townhouse: 'townhouses',
      },
      anywhere: 'anywhere in the resort',
      within: 'at {development}',
      bedrooms: {
        '': 'any number of',
        '2': 'two or more',
        '3': 'three or more',
        '4': 'four or more',
        '5': 'five',
      },
      prices: {
        '': 'whatever the price',
        'under-500000': 'under €500,000',
        '500000-1000000': 'from €500,000 to €1,000,000',
        'over-1000000': 'over €1,000,000',
      },
      sorts: {
        newest: 'newest first',
        cheapest: 'lowest price first',
        dearest: 'highest price first',
        largest: 'largest first',
      },
      count: { one: '{n} property', other: '{n} properties' },
      tally: 'By type, with everything else you asked for',
      all: 'All homes',
      many: {
        apartment: 'Apartments',
        penthouse: 'Penthouses',
        townhouse: 'Townhouses',
        villa: 'Villas',
      },
      taken: {
        label: 'What you asked for; take one back',
        remove: 'remove',
        bedrooms: {
          '2': 'Two bedrooms or more',
          '3': 'Three bedrooms or more',
          '4': 'Four bedrooms or more',
          '5': 'Five bedrooms',
        },
        prices: {
          'under-500000': 'Under €500,000',
          '500000-1000000': '€500,000–1,000,000',
          'over-1000000': 'Over €1,000,000',
        },
      },
      clear: 'Clear all',
      apply: 'Apply',
      pages: 'Pages',
      next: 'Next',
      page: 'Page {n}',
    },
    call: {
      title: 'Not on the list? Register interest in the next release.',
      releases: 'New Releases',
      contact: 'Contact Us',
    },
  },
  {
    title: 'Propiedades en venta en la Costa del Sol',
    description:
      'Apartamentos, casas adosadas, áticos y villas en venta en Alborán Hills, por promoción y por tipo, con precios y superficies.',
    heading: 'Propiedades en venta',
    ask: {
      title: 'Tres respuestas y sus datos, y le enviamos una selección.',
      text: 'Qué tipo de casa, cuántos dormitorios y por cuánto. Cuanto más deje abierto, más larga será la lista.',
    },
    residences: {
      title: 'Por promoción y por tipo',
      view: 'Ver propiedades',
      from: 'Desde {price}.',
    },
    shapes: {
      title: '¿Qué tipo le conviene?',
      request: 'Solicitar información',
      cards: [
        {
          title: 'Apartamentos',
          text: 'Sin escaleras, con una sola llave y una terraza tan ancha como el salón. Lo más fácil de dejar y de volver a encontrar.',
        },
        {
          title: 'Villas',
          text: 'Casa exenta en parcela propia. El jardín y la piscina los cuida usted.',
        },
        {
          title: 'Áticos',
          text: 'La última planta, con terraza o con la azotea. Vistas como las de una villa y ningún jardín que cuidar.',
        },
      ],
    },
    picks: {
      title: 'Tres sitios por los que empezar',
      view: 'Ver propiedades',
      cards: [
        {
          title: 'Apartamentos y áticos con vistas al mar',
          text: 'Terrazas curvas sobre el agua en CARAT, de dos a cuatro dormitorios.',
        },
        {
          title: 'Viviendas contemporáneas con piscina',
          text: 'Ocho módulos bajos en torno a cinco piscinas con sus jardines, en Lomas del Higuerón 2.',
        },
        {
          title: 'Villas y adosados en la ladera',
          text: 'Una planta de dos y dieciséis metros de fachada sobre la pendiente, en 16+ Collection.',
        },
      ],
    },
    list: {
      title: 'Todas las viviendas',
      filter: 'Acotar la lista',
      sentence: ['Ver', 'con', 'dormitorios,', ';'],
      labels: {
        type: 'Tipo',
        development: 'Promoción',
        bedrooms: 'Dormitorios',
        price: 'Precio',
        sort: 'Orden',
      },
      types: {
        '': 'todas las viviendas',
        apartment: 'apartamentos',
        penthouse: 'áticos',
        villa: 'villas',
        townhouse: 'casas adosadas',
      },
      anywhere: 'en toda la urbanización',
      within: 'en {development}',
      bedrooms: {
        '': 'cualquier número de',
        '2': 'dos o más',
        '3': 'tres o más',
        '4': 'cuatro o más',
        '5': 'cinco',
      },
      prices: {
        '': 'de cualquier precio',
        'under-500000': 'de menos de 500.000 €',
        '500000-1000000': 'de 500.000 a 1.000.000 €',
        'over-1000000': 'de más de 1.000.000 €',
      },
      sorts: {
        newest: 'primero lo más reciente',
        cheapest: 'primero lo más barato',
        dearest: 'primero lo más caro',
        largest: 'primero lo más grande',
      },
      count: { one: '{n} propiedad', other: '{n} propiedades' },
      tally: 'Por tipo, con todo lo demás que ha pedido',
      all: 'Todas',
      many: {
        apartment: 'Apartamentos',
        penthouse: 'Áticos',
        townhouse: 'Casas adosadas',
        villa: 'Villas',
      },
      taken: {
        label: 'Lo que ha pedido; puede quitar lo que quiera',
        remove: 'quitar',
        bedrooms: {
          '2': 'Dos dormitorios o más',
          '3': 'Tres dormitorios o más',
          '4': 'Cuatro dormitorios o más',
          '5': 'Cinco dormitorios',
        },
        prices: {
          'under-500000': 'Menos de 500.000 €',
          '500000-1000000': '500.000–1.000.000 €',
          'over-1000000': 'Más de 1.000.000 €',
        },
      },
      clear: 'Quitar todo',
      apply: 'Aplicar',
      pages: 'Páginas',
      next: 'Siguiente',
      page: 'Página {n}',
    },
    call: {
      title: '¿No está en la lista? Solicite información sobre la próxima promoción.',
      releases: 'Nuevas promociones',
      contact: 'Contacto',
    },
  },
)

export type PropertiesWords = (typeof words)['en']
