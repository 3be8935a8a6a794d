import { translations } from '#app/words.ts'

/** The texts of the page, without those of its article. */
export const words = translations(
  {
    title: 'Rental properties and return',
    description:
      'Yields of 5–8% a year as advertised in {advertised}, rents by the month and by the night, and a calculator of what is left.',
    heading: 'What a home here\u00a0earns',
    gauge:
      'The bracket is the gross yield as advertised in {advertised}; the filled part, our estimate after costs, before tax.',
    intro:
      'Yields on this coast were advertised at 5\u2060–\u20608% a year in {advertised}. This page shows what that figure is made of, what it leaves out, and what you would keep.',
    contents: 'Contents',
    contentsNote: 'Figures as advertised in {advertised}.',
    /** For whoever looks for a home to rent. */
    tenants: {
      some: { text: 'Looking for a home to rent?', link: 'See the homes to rent.' },
      none: {
        text: 'Looking for a home to rent? None is listed at the moment.',
        link: 'Tell us what you need.',
      },
      unknown: { text: 'Looking for a home to rent?', link: 'Tell us what you need.' },
    },
    market: {
      title: 'The market',
      lead: 'Two kinds of tenant want a home here. From June to September, families, by the week. From October to May, people who work in the city, or for somebody in another country, and have noticed the weather.',
      paragraphs: [
        'Both are after the same four things: the sea, a gate, the airport and somebody to telephone. Alborán Hills has the beach five minutes away and the airport fifteen, and the gate is staffed day and night. That is what the advertised rents are made of. They are advertised as ranges because a ground floor at the back and a penthouse over the water do not let for the same money.',
        'The market moves. Rents follow the season, the season follows the flights, and the rules for holiday lets have been rewritten more than once. Take the figures below as what is advertised today, and do your own sums at the end.',
      ],
    },
    features: {
      title: 'Renting here',
      lead: 'To rent instead of buying: for a week, a season or a few years.',
      blocks: [
        {
          title: 'Premium locations',
          text: 'Inside the gate and above the sea, five minutes from the beach and fifteen from the airport.',
        },
        {
          title: 'Luxury amenities',
          text: 'A {pool}-metre heated pool, a spa, padel and tennis courts, each of them a walk away.',
        },
        {
          title: 'Flexible terms',
          text: 'From short holiday lets to long-term leases: a week in July, a winter, or a few years.',
        },
        {
          title: 'Professional management',
          text: 'Property management and rental administration are coming soon. The concierge is there every day of the week.',
        },
        {
          title: 'High-end furnishings',
          text: 'Let furnished, to the standard of our own packages, with an inventory you can check on arrival.',
        },
        {
          title: 'Coastal lifestyle',
          text: 'More than {sunDays} days of sun a year, and the sea at eye level on nearly all of them.',
        },
      ],
    },
    enquiry: {
      title: 'Looking for somewhere to\u00a0rent?',
      text: 'Tell us the dates and for how many; we answer with what is free, listed or not.',
      messageHint: 'For example pets, a parking space, or dates that could move.',
    },
    call: {
      title: 'Ask what one particular home would leave you.',
      contact: 'Contact Us',
      types: 'Property types',
    },
  },
  {
    title: 'Alquiler y rentabilidad',
    description:
      'Rentabilidades del 5 al 8 % anual según lo anunciado en {advertised}, alquileres por meses y por noches, y una calculadora de lo que queda.',
    heading: 'Lo que renta una casa\u00a0aquí',
    gauge:
      'El corchete indica la rentabilidad bruta según lo anunciado en {advertised}; la parte rellena, nuestra estimación después de gastos y antes de impuestos.',
    intro:
      'En {advertised} se anunciaban en esta costa rentabilidades del 5\u2060–\u20608\u00a0% anual. Aquí se explica de qué sale esa cifra, qué deja fuera y cuánto le quedaría a usted.',
    contents: 'Índice',
    contentsNote: 'Cifras según lo anunciado en {advertised}.',
    tenants: {
      some: { text: '¿Busca casa para alquilar?', link: 'Ver las viviendas en alquiler.' },
      none: {
        text: '¿Busca casa para alquilar? Ahora mismo no hay ninguna anunciada.',
        link: 'Cuéntenos qué necesita.',
      },
      unknown: { text: '¿Busca casa para alquilar?', link: 'Cuéntenos qué necesita.' },
    },
    market: {
      title: 'El mercado',
      lead: 'Dos clases de inquilino buscan casa aquí. De junio a septiembre, familias, por semanas. De octubre a mayo, gente que trabaja en la ciudad, o para una empresa de otro país, y se ha fijado en el clima.',
      paragraphs: [
        'Unos y otros piden lo mismo: el mar, un recinto vigilado, el aeropuerto y alguien a quien llamar. Alborán Hills tiene la playa a cinco minutos, el aeropuerto a quince y la entrada atendida día y noche. De ahí salen los alquileres que se anuncian. Y se anuncian en horquilla porque un bajo interior y un ático frente al agua no se alquilan por lo mismo.',
        'El mercado cambia. El alquiler depende de la temporada, la temporada depende de los vuelos, y las normas de la vivienda turística han cambiado más de una vez. Tome las cifras que siguen como lo que se anuncia hoy y, al final, haga sus propias cuentas.',
      ],
    },
    features: {
      title: 'Alquilar aquí',
      lead: 'Para alquilar en lugar de comprar: una semana, una temporada o varios años.',
      blocks: [
        {
          title: 'Bien situadas',
          text: 'Dentro del recinto y sobre el mar, a cinco minutos de la playa y a quince del aeropuerto.',
        },
        {
          title: 'Instalaciones de lujo',
          text: 'Piscina climatizada de {pool} metros, spa y pistas de pádel y de tenis. A todo se llega andando.',
        },
        {
          title: 'Plazos flexibles',
          text: 'Desde estancias cortas de vacaciones hasta contratos largos: una semana de julio, un invierno o varios años.',
        },
        {
          title: 'Gestión profesional',
          text: 'La gestión de la vivienda y la administración del alquiler estarán disponibles próximamente. El servicio de conserjería atiende todos los días de la semana.',
        },
        {
          title: 'Mobiliario de gama alta',
          text: 'Se alquilan amuebladas, al nivel de nuestros propios paquetes y con un inventario que se puede comprobar al llegar.',
        },
        {
          title: 'Vida junto al mar',
          text: 'Más de {sunDays} días de sol al año y, casi todos, el mar a la altura de los ojos.',
        },
      ],
    },
    enquiry: {
      title: '¿Busca casa para\u00a0alquilar?',
      text: 'Díganos las fechas y para cuántas personas; le responderemos con lo que haya libre, esté anunciado o no.',
      messageHint:
        'Por ejemplo, si lleva mascotas, necesita plaza de garaje o las fechas son flexibles.',
    },
    call: {
      title: 'Pregunte cuánto le dejaría una casa en concreto.',
      contact: 'Contacto',
      types: 'Tipos de vivienda',
    },
  },
)
