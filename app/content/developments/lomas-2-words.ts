import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Lomas del Higuerón 2, apartments with pools',
    description:
      'One hundred and sixty apartments of two and three bedrooms in eight modules, with five pools, in Alborán Hills. From {priceMin}.',
    intro:
      'Eight small buildings instead of a large one. Ten apartments share an entrance, which is about as many neighbours as one can greet by name.',
    text: 'Each module has four storeys and two entrances. Between the modules are five pools and the gardens: most terraces look into trees, and those at the top look over them.',
    badges: {
      label: 'At a glance',
      list: [
        '{homes} apartments',
        '{bedrooms} bedrooms',
        '{pools} pools',
        '{parking} parking spaces',
        '{printedPrice}',
      ],
    },
    count: {
      title: '{homes} apartments, counted',
      text: '{modules} modules, {entrancesPerModule} entrances to each, {apartmentsPerEntrance} apartments to an entrance, on {storeys} storeys. Each window stands for one apartment.',
    },
    gallery: 'Gallery',
    amenities: {
      title: 'What comes with it',
      list: {
        club: {
          unit: '',
          title: 'Sport club, for life',
          text: 'Free lifetime family platinum membership of the sport club, with every apartment.',
        },
        pools: {
          figure: '{pools}',
          unit: '',
          title: 'Pools',
          text: 'One of them is long enough to swim lengths, and there are gardens between them.',
        },
        parking: {
          figure: '{parking}',
          unit: '',
          title: 'Parking spaces',
          text: 'With every apartment, in the price.',
        },
        heated: {
          figure: '{pool}',
          unit: 'm',
          title: 'Heated pool and spa',
          text: 'The resort’s own, for swimming in winter.',
        },
        security: {
          figure: '24/7',
          unit: '',
          title: 'Gated security',
          text: 'The gate is staffed day and night.',
        },
        concierge: {
          figure: '7',
          unit: 'days',
          title: 'Concierge',
          text: 'Someone to ask, every day of the week: a table, a transfer, a key.',
        },
      },
    },
    call: 'Ask which entrance has the afternoon\u00a0sun.',
  },
  {
    title: 'Lomas del Higuerón 2, apartamentos y jardín',
    description:
      'Ciento sesenta apartamentos de dos y tres dormitorios en ocho módulos, con cinco piscinas, en Alborán Hills. Desde {priceMin}.',
    intro:
      'Ocho edificios pequeños en lugar de uno grande. En cada portal hay diez viviendas: más o menos los vecinos a los que se puede saludar por su nombre.',
    text: 'Cada módulo tiene cuatro plantas y dos portales. Entre los módulos se reparten cinco piscinas y los jardines: casi todas las terrazas dan a los árboles y las más altas los miran desde arriba.',
    badges: {
      label: 'De un vistazo',
      list: [
        '{homes} apartamentos',
        '{bedrooms} dormitorios',
        '{pools} piscinas',
        '{parking} plazas de garaje',
        '{printedPrice}',
      ],
    },
    count: {
      title: '{homes} apartamentos, uno a uno',
      text: '{modules} módulos de {storeys} plantas, {entrancesPerModule} portales en cada uno y {apartmentsPerEntrance} viviendas por portal. Cada ventana representa un apartamento.',
    },
    gallery: 'Galería',
    amenities: {
      title: 'Lo que va incluido',
      list: {
        club: {
          unit: '',
          title: 'Club deportivo, de por vida',
          text: 'Con cada apartamento, abono familiar platino al club deportivo: gratuito y vitalicio.',
        },
        pools: {
          figure: '{pools}',
          unit: '',
          title: 'Piscinas',
          text: 'Una es lo bastante larga para nadar en serio; entre unas y otras hay jardines.',
        },
        parking: {
          figure: '{parking}',
          unit: '',
          title: 'Plazas de garaje',
          text: 'Con cada apartamento, incluidas en el precio.',
        },
        heated: {
          figure: '{pool}',
          unit: 'm',
          title: 'Piscina climatizada y spa',
          text: 'Los de la urbanización, para nadar también en invierno.',
        },
        security: {
          figure: '24/7',
          unit: '',
          title: 'Recinto vigilado',
          text: 'La entrada está atendida día y noche.',
        },
        concierge: {
          figure: '7',
          unit: 'días',
          title: 'Servicio de conserjería',
          text: 'Alguien a quien preguntar, todos los días: una mesa, un traslado, una llave.',
        },
      },
    },
    call: 'Pregunte qué portal tiene el sol de\u00a0la\u00a0tarde.',
  },
)
