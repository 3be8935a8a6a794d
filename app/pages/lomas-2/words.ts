import { catalogue } from '#app/words.ts'

export const words = catalogue(
  {
    title: 'Lomas del Higuerón 2, Costa del Sol',
    description:
      'One hundred and sixty apartments of two and three bedrooms in eight modules, with five pools, in Alborán Hills. From {price}.',
    intro:
      'Eight small buildings instead of a large one. Ten apartments share an entrance, which is about as many neighbours as one can greet by name.',
    text: 'Each module has four storeys and two entrances. Between the modules are five pools and the gardens: most terraces look into trees, and those at the top look over them.',
    badges: {
      label: 'At a glance',
      homes: '{n} apartments',
      bedrooms: '{n} bedrooms',
      pools: '{n} pools',
      parking: '{n} parking spaces',
    },
    count: {
      title: '{homes}, counted',
      text: '{modules} modules, {entrances} entrances to each, {apartments} apartments to an entrance, on {storeys} storeys. A window is a home.',
    },
    gallery: 'Gallery',
    amenities: {
      title: 'What comes with it',
      list: {
        club: {
          title: 'Sport club, for life',
          text: 'Free lifetime family platinum membership of the sport club, with every apartment.',
        },
        pools: {
          title: 'Pools',
          text: 'The long one is for swimming. The others are for not swimming.',
        },
        parking: {
          title: 'Parking spaces',
          text: 'With every apartment, so that the second car needs no conversation.',
        },
        heated: {
          unit: 'm',
          title: 'Heated pool and spa',
          text: 'The resort’s own, for the months when the five outside are only to be looked at.',
        },
        security: {
          title: 'Gated security',
          text: 'Day and night. An apartment can be closed for a season and left alone.',
        },
        concierge: {
          title: 'Concierge',
          text: 'Someone to ask, every day of the week: a table, a transfer, a key.',
        },
      },
    },
    call: 'Ask which entrance has the afternoon\u00a0sun.',
  },
  {
    title: 'Lomas del Higuerón 2, Costa del Sol',
    description:
      'Ciento sesenta apartamentos de dos y tres dormitorios en ocho módulos, con cinco piscinas, en Alborán Hills. Desde {price}.',
    intro:
      'Ocho edificios pequeños en lugar de uno grande. Cada portal es de diez viviendas: los vecinos que uno alcanza a saludar por su nombre.',
    text: 'Cada módulo tiene cuatro plantas y dos portales. Entre los módulos se reparten cinco piscinas y los jardines: casi todas las terrazas dan a los árboles y las más altas los miran desde arriba.',
    badges: {
      label: 'De un vistazo',
      homes: '{n} apartamentos',
      bedrooms: '{n} dormitorios',
      pools: '{n} piscinas',
      parking: '{n} plazas de garaje',
    },
    count: {
      title: '{homes}, uno a uno',
      text: '{modules} módulos de {storeys} plantas, {entrances} portales en cada uno y {apartments} viviendas por portal. Cada ventana es una casa.',
    },
    gallery: 'Galería',
    amenities: {
      title: 'Lo que va incluido',
      list: {
        club: {
          title: 'Club deportivo, de por vida',
          text: 'Con cada apartamento, abono familiar platino al club deportivo: gratuito y vitalicio.',
        },
        pools: { title: 'Piscinas', text: 'La larga es para nadar. Las demás, para no nadar.' },
        parking: {
          title: 'Plazas de garaje',
          text: 'Con cada apartamento; el segundo coche deja de ser tema de conversación.',
        },
        heated: {
          unit: 'm',
          title: 'Piscina climatizada y spa',
          text: 'Los del resort, para los meses en que las cinco de fuera solo se miran.',
        },
        security: {
          title: 'Recinto vigilado',
          text: 'De día y de noche. Se puede cerrar el apartamento una temporada y olvidarse.',
        },
        concierge: {
          title: 'Conserjería',
          text: 'Alguien a quien preguntar, todos los días: una mesa, un traslado, una llave.',
        },
      },
    },
    call: 'Pregunte qué portal tiene el sol de\u00a0la\u00a0tarde.',
  },
)
