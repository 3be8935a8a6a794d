import type { Language } from '#server/language.ts'

/** A service for owners (docs/requirements.md#services). */
export interface Service {
  id: string
  /** A line drawing, shown before the service opens. */
  picture: string
  /** The same drawing in colour, shown once the service is open; undefined until then. */
  painted?: string
  texts: Record<Language, { title: string; description: string }>
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
          'Somebody walks through your house every week it is empty, opens the windows, and writes to say so.',
      },
      es: {
        title: 'Gestión de la vivienda',
        description:
          'Cada semana que la casa está vacía, alguien la recorre, abre las ventanas y le escribe para contárselo.',
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
          'Guests, dates, keys, laundry and a statement you can send to your accountant.',
      },
      es: {
        title: 'Administración del alquiler',
        description:
          'Huéspedes, fechas, llaves, lavandería y unas cuentas que puede mandar tal cual a su gestor.',
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
          'The resort’s own desk answers every day of the week. This one comes to the house: a table, a transfer, a birthday.',
      },
      es: {
        title: 'Servicio de concierge',
        description:
          'El del resort atiende todos los días de la semana. Este va a su casa: una mesa, un traslado, un cumpleaños.',
      },
    },
  },
  {
    id: 'maintenance',
    picture: 'l-pool',
    texts: {
      en: {
        title: 'Maintenance and repairs',
        description: 'The pool, the boiler, the shutter that sticks. One number for all of them.',
      },
      es: {
        title: 'Mantenimiento y reparaciones',
        description: 'La piscina, la caldera, la persiana que se atasca. Un solo número para todo.',
      },
    },
  },
  {
    id: 'legal',
    picture: 'l-school',
    texts: {
      en: {
        title: 'Legal and administrative',
        description: 'NIE, licences, IBI, the community’s letters: read, explained and answered.',
      },
      es: {
        title: 'Asuntos legales y administrativos',
        description:
          'NIE, licencias, IBI, las cartas de la comunidad: se leen, se explican y se contestan.',
      },
    },
  },
  {
    id: 'interior-design',
    picture: 'l-interior',
    texts: {
      en: {
        title: 'Interior design',
        description: 'Drawings, samples, a builder who comes when he said.',
      },
      es: {
        title: 'Interiorismo',
        description: 'Planos, muestras y un albañil que viene el día que dijo.',
      },
    },
  },
]
