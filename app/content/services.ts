import type { Language } from '#server/language.ts'

/** A service for owners (docs/requirements/pages.md#services). */
interface Service {
  id: string
  /** A line drawing, which is shown until the service opens. */
  picture: string
  /** The same drawing in colour, which is shown once the service is open; undefined until then. */
  painted?: string
  texts: Record<Language, { title: string; description: string; covers: readonly string[] }>
}

/** The six services. None is open yet. */
export const services: readonly Service[] = [
  {
    id: 'property-management',
    picture: 'l-villa',
    texts: {
      en: {
        title: 'Property management',
        description:
          'A visit to the empty house every week, with the windows opened and a short report by e-mail.',
        covers: [
          'A round of every room, taps and terraces',
          'Post, meters and alarms',
          'A report with pictures',
        ],
      },
      es: {
        title: 'Gestión de la vivienda',
        description:
          'Una visita semanal a la casa vacía, en la que se abren las ventanas, y un breve informe por correo.',
        covers: [
          'Recorrido de estancias, grifos y terrazas',
          'Buzón, contadores y alarmas',
          'Informe con fotografías',
        ],
      },
    },
  },
  {
    id: 'rental-administration',
    picture: 'l-parasols',
    texts: {
      en: {
        title: 'Rental administration',
        description:
          'Guests, dates, keys and laundry, and a statement that your accountant can use.',
        covers: [
          'Calendar, arrivals and departures',
          'Cleaning, linen and inventory',
          'A statement of rents and costs',
        ],
      },
      es: {
        title: 'Administración del alquiler',
        description:
          'Huéspedes, fechas, llaves y lavandería, con unas cuentas que le sirven a su gestor.',
        covers: [
          'Calendario, entradas y salidas',
          'Limpieza, ropa de casa e inventario',
          'Liquidación de rentas y gastos',
        ],
      },
    },
  },
  {
    id: 'concierge',
    picture: 'l-tables',
    texts: {
      en: {
        title: 'Concierge',
        description:
          'The resort’s own desk answers every day of the week. This one comes to the house.',
        covers: [
          'Tables and transfers',
          'Shopping before you arrive',
          'Help on the day: a cook, a sitter, a driver',
        ],
      },
      es: {
        title: 'Servicio de conserjería',
        description:
          'El de la urbanización atiende todos los días de la semana. Este va a su casa.',
        covers: [
          'Reservas de mesa y traslados',
          'La compra hecha antes de llegar',
          'Ayuda por un día: cocinero, canguro, chófer',
        ],
      },
    },
  },
  {
    id: 'maintenance',
    picture: 'l-pool',
    texts: {
      en: {
        title: 'Maintenance and repairs',
        description: 'The pool, the boiler, the shutter that sticks: one number for all of them.',
        covers: [
          'Pool and garden all year',
          'Boiler, air conditioning, heat pump',
          'Small repairs, with a price first',
        ],
      },
      es: {
        title: 'Mantenimiento y reparaciones',
        description: 'La piscina, la caldera, la persiana que se atasca: un solo número para todo.',
        covers: [
          'Piscina y jardín todo el año',
          'Caldera, aire acondicionado, aerotermia',
          'Arreglos pequeños, con precio previo',
        ],
      },
    },
  },
  {
    id: 'legal',
    picture: 'l-school',
    texts: {
      en: {
        title: 'Legal and administrative',
        description: 'NIE, licences, IBI and the community’s papers: read, explained and answered.',
        covers: [
          'NIE and tax forms, with dates',
          'Community meetings and minutes',
          'Licences and registers for letting',
        ],
      },
      es: {
        title: 'Asuntos legales y administrativos',
        description:
          'NIE, licencias, IBI y papeles de la comunidad: se leen, se explican y se contestan.',
        covers: [
          'NIE e impuestos, con sus fechas',
          'Juntas de la comunidad y actas',
          'Licencias y registros para alquilar',
        ],
      },
    },
  },
  {
    id: 'interior-design',
    picture: 'l-interior',
    texts: {
      en: {
        title: 'Interior design',
        description: 'Plans, samples and a builder, with one price for the whole.',
        covers: ['Measured plans', 'Materials and samples', 'Work supervised until it is finished'],
      },
      es: {
        title: 'Interiorismo',
        description: 'Planos, muestras y una empresa de reformas, con un solo precio para todo.',
        covers: ['Planos acotados', 'Materiales y muestras', 'Obra supervisada hasta el final'],
      },
    },
  },
]
