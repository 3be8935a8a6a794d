import type { Suspicion } from '../../database/tables/column-values.ts'
import type { Language } from '../../language.ts'
import type { LeadKind } from '../lead.ts'

/** Makes a subject from the name of the sender and, for an information request, its topic. */
type Subject = (name: string, about: string | undefined) => string

interface AgencyEmailWords {
  /** The English subjects are listed in docs/requirements/leads.md#leads-and-e-mail. */
  subjects: Record<LeadKind, Subject>
  suspect: string
  maybeRobot: string
  noAcknowledgement: string
  /** Why a lead may come from a robot. */
  suspicions: Record<Suspicion, string>
  answerGoesTo: (name: string) => string
  unanswerable: string
  writesIn: Record<Language, string>
  category: string
  /** The categories, as a line of the e-mail names them. */
  categories: Record<'Rental' | 'Viewing' | 'New Release Interest', string>
  page: string
  language: string
  languages: Record<Language, string>
  consent: string
  yes: (wording: string) => string
  no: string
  received: string
  at: (time: string) => string
  lead: string
  open: string
}

/** The words of the agency's own e-mails, in the language that it has chosen. */
export const agencyEmailWords: Record<Language, AgencyEmailWords> = {
  en: {
    subjects: {
      questionnaire: (name) => `New Property Interest from ${name}`,
      inquiry: (name) => `New Property Interest from ${name}`,
      rental: (name) => `New Rental Interest from ${name}`,
      information: (name, about) =>
        `Information Request from ${name}: ${about ?? 'the residences'}`,
      contact: (name) => `New Message from ${name}`,
      interest: (name) => `New Release Interest from ${name}`,
      viewing: (name) => `Viewing Request from ${name}`,
    },
    suspect: 'Suspect: ',
    maybeRobot: 'This may come from a robot:',
    noAcknowledgement: 'The sender was sent no acknowledgement.',
    suspicions: {
      honeypot: 'It filled in a field that people do not see.',
      stamp: 'It did not come from a page of the site.',
      age: 'Its page had been opened long before.',
      reuse: 'Many forms came from one opened page.',
      'too-fast': 'It was sent within a second of opening the page.',
      address: 'Many forms came from one network.',
      mailbox: 'Many forms came for one e-mail address.',
      staff: 'A colleague put it aside as spam.',
    },
    answerGoesTo: (name) => `Your answer to this e-mail goes to ${name}`,
    unanswerable: 'The address cannot be answered as it is: please read it',
    writesIn: { en: '.', es: ', who writes in Spanish.' },
    category: 'Inquiry type',
    categories: {
      Rental: 'Rental',
      Viewing: 'Viewing',
      'New Release Interest': 'New Release Interest',
    },
    page: 'Page',
    language: 'Language',
    languages: { en: 'English', es: 'Spanish' },
    consent: 'Marketing consent',
    yes: (wording) => `yes: “${wording}”`,
    no: 'no',
    received: 'Received',
    at: (time) => `${time}, Málaga time`,
    lead: 'Lead',
    open: 'Open it in the office',
  },
  es: {
    subjects: {
      questionnaire: (name) => `Nueva consulta de ${name} sobre viviendas`,
      inquiry: (name) => `Nueva consulta de ${name} sobre viviendas`,
      rental: (name) => `Nueva consulta de ${name} sobre alquiler`,
      information: (name, about) =>
        `Solicitud de información de ${name}: ${about ?? 'las viviendas'}`,
      contact: (name) => `Nuevo mensaje de ${name}`,
      interest: (name) => `Interés de ${name} en nuevas promociones`,
      viewing: (name) => `Solicitud de visita de ${name}`,
    },
    suspect: 'Sospechosa: ',
    maybeRobot: 'Puede venir de un robot:',
    noAcknowledgement: 'No se ha enviado acuse de recibo al remitente.',
    suspicions: {
      honeypot: 'Se rellenó un campo que las personas no ven.',
      stamp: 'No llegó de una página de la web.',
      age: 'Su página se había abierto mucho antes.',
      reuse: 'Llegaron muchos formularios de una sola página abierta.',
      'too-fast': 'Se envió menos de un segundo después de abrir la página.',
      address: 'Llegaron muchos formularios de una misma red.',
      mailbox: 'Llegaron muchos formularios para una misma dirección.',
      staff: 'Alguien del equipo la apartó como spam.',
    },
    answerGoesTo: (name) => `Su respuesta a este correo llega a ${name}`,
    unanswerable: 'La dirección no permite responder tal como está: conviene leerla',
    writesIn: { en: ', que escribe en inglés.', es: '.' },
    category: 'Tipo de consulta',
    categories: {
      Rental: 'Alquiler',
      Viewing: 'Visita',
      'New Release Interest': 'Nuevas promociones',
    },
    page: 'Página',
    language: 'Idioma',
    languages: { en: 'inglés', es: 'español' },
    consent: 'Consentimiento comercial',
    yes: (wording) => `sí: «${wording}»`,
    no: 'no',
    received: 'Recibida',
    at: (time) => `${time}, hora de Málaga`,
    lead: 'Consulta',
    open: 'Abrir en la oficina',
  },
}
