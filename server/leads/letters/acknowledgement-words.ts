import type { Language } from '../../language.ts'
import type { LeadKind } from '../lead.ts'

interface AcknowledgementWords {
  subject: string
  greeting: string
  received: Record<LeadKind, string>
  sent: string
  next: Record<LeadKind, string>
  reach: string
  mistake: string
  sender: string
  labels: Record<'about' | 'reference' | 'propertyType' | 'bedrooms' | 'budget' | 'preferences' | 'message' | 'email' | 'phone' | 'newsletter', string>
}

const inquiry = {
  en: {
    received: 'Thank you for your inquiry. It has reached the sales office.',
    next: 'Someone at the sales office reads it and answers you by e-mail or telephone.',
  },
  es: {
    received: 'Gracias por su consulta. Ya está en la oficina de ventas.',
    next: 'En la oficina de ventas la leerá una persona, que le contestará por correo o por teléfono.',
  },
}

export const acknowledgementWords: Record<Language, AcknowledgementWords> = {
  en: {
    subject: 'We have your message',
    greeting: 'Dear {name},',
    received: {
      questionnaire: inquiry.en.received,
      inquiry: inquiry.en.received,
      rental: inquiry.en.received,
      information: 'Thank you for your request. It has reached the sales office.',
      contact: 'Thank you for your message. It has reached the sales office.',
      interest: 'Thank you for your interest. It is noted at the sales office.',
    },
    sent: 'This is what you sent:',
    next: {
      questionnaire: inquiry.en.next,
      inquiry: inquiry.en.next,
      rental: inquiry.en.next,
      information: 'Someone at the sales office puts together what you asked for and sends it to you.',
      contact: 'Someone at the sales office reads it and answers you by e-mail.',
      interest: 'Someone at the sales office reads it and writes to you about the release.',
    },
    reach: 'To add something, answer this letter, write to {email}, or message us on {phone}.',
    mistake: 'If it was not you who wrote, tell us by answering this letter, and we delete it.',
    sender: 'Alborán Residences, Costa del Sol.',
    labels: {
      about: 'About',
      reference: 'Reference',
      propertyType: 'Property type',
      bedrooms: 'Bedrooms',
      budget: 'Budget',
      preferences: 'Preferences',
      message: 'Message',
      email: 'E-mail address',
      phone: 'Phone number',
      newsletter: 'Newsletter',
    },
  },
  es: {
    subject: 'Hemos recibido su mensaje',
    greeting: 'Buenos días, {name}:',
    received: {
      questionnaire: inquiry.es.received,
      inquiry: inquiry.es.received,
      rental: inquiry.es.received,
      information: 'Gracias por su solicitud. Ya está en la oficina de ventas.',
      contact: 'Gracias por su mensaje. Ya está en la oficina de ventas.',
      interest: 'Gracias por su interés. La oficina de ventas ha tomado nota.',
    },
    sent: 'Esto es lo que nos ha enviado:',
    next: {
      questionnaire: inquiry.es.next,
      inquiry: inquiry.es.next,
      rental: inquiry.es.next,
      information: 'En la oficina de ventas una persona reunirá lo que ha pedido y se lo enviará.',
      contact: 'En la oficina de ventas lo leerá una persona, que le contestará por correo.',
      interest: 'En la oficina de ventas lo leerá una persona, que le escribirá sobre la promoción.',
    },
    reach: 'Si quiere añadir algo, conteste a este correo, escriba a {email} o mándenos un mensaje al {phone}.',
    mistake: 'Si no ha sido usted quien escribió, díganoslo contestando a este correo y lo borraremos.',
    sender: 'Alborán Residences, Costa del Sol.',
    labels: {
      about: 'Sobre',
      reference: 'Referencia',
      propertyType: 'Tipo de vivienda',
      bedrooms: 'Dormitorios',
      budget: 'Presupuesto',
      preferences: 'Preferencias',
      message: 'Mensaje',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      newsletter: 'Boletín',
    },
  },
}

/** Stored answers as the form showed them; a rental's budgets are by the month. */
export const answerWords = {
  en: {
    'propertyType:apartment': 'Apartment',
    'propertyType:townhouse': 'Townhouse',
    'propertyType:villa': 'Villa',
    'preferences:apartment': 'Apartment',
    'preferences:penthouse': 'Penthouse',
    'preferences:villa': 'Villa',
    'preferences:townhouse': 'Townhouse',
    'preferences:not-sure-yet': 'Not sure yet',
    'budget:under-500000': 'Under €500,000',
    'budget:500000-1000000': '€500,000–€1,000,000',
    'budget:over-1000000': 'Over €1,000,000',
    'budget:500000-750000': '€500,000–€750,000',
    'budget:750000-1000000': '€750,000–€1,000,000',
    'budget:1000000-1500000': '€1,000,000–€1,500,000',
    'budget:over-1500000': '€1,500,000+',
    'budget:month:under-1000': 'Under €1,000 a month',
    'budget:month:1000-2000': '€1,000–€2,000 a month',
    'budget:month:2000-3000': '€2,000–€3,000 a month',
    'budget:month:over-3000': 'Over €3,000 a month',
    'newsletter:yes': 'Yes, once you confirm it',
    'newsletter:no': 'No',
  },
  es: {
    'propertyType:apartment': 'Apartamento',
    'propertyType:townhouse': 'Casa adosada',
    'propertyType:villa': 'Villa',
    'preferences:apartment': 'Apartamento',
    'preferences:penthouse': 'Ático',
    'preferences:villa': 'Villa',
    'preferences:townhouse': 'Casa adosada',
    'preferences:not-sure-yet': 'Aún no lo sé',
    'preferences:New Release Interest': 'Nuevas promociones',
    'budget:Not specified': 'Sin indicar',
    'message:No additional message provided': 'Sin mensaje',
    'budget:under-500000': 'Menos de 500.000 €',
    'budget:500000-1000000': '500.000–1.000.000 €',
    'budget:over-1000000': 'Más de 1.000.000 €',
    'budget:500000-750000': '500.000–750.000 €',
    'budget:750000-1000000': '750.000–1.000.000 €',
    'budget:1000000-1500000': '1.000.000–1.500.000 €',
    'budget:over-1500000': 'Más de 1.500.000 €',
    'budget:month:under-1000': 'Menos de 1.000 € al mes',
    'budget:month:1000-2000': '1.000–2.000 € al mes',
    'budget:month:2000-3000': '2.000–3.000 € al mes',
    'budget:month:over-3000': 'Más de 3.000 € al mes',
    'newsletter:yes': 'Sí, cuando lo confirme',
    'newsletter:no': 'No',
  },
} satisfies Record<Language, Record<string, string>>
