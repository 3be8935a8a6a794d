import type { Language } from '../../language.ts'
import { senderLine } from '../../mail/sender-line.ts'
import type { LeadKind } from '../lead.ts'

interface AcknowledgementWords {
  subject: string
  greeting: string
  /** The salutation without a name. */
  hello: string
  received: Record<LeadKind, string>
  sent: string
  next: Record<LeadKind, string>
  reach: string
  mistake: string
  sender: string
}

const enquiry = {
  en: {
    received: 'Thank you for your enquiry. It has reached the sales office.',
    next: 'Someone at the sales office will read it and answer you by e-mail or telephone.',
  },
  es: {
    received: 'Gracias por su consulta. Ya ha llegado a la oficina de ventas.',
    next: 'Su consulta la leerá una persona de la oficina de ventas, que le contestará por correo o por teléfono.',
  },
}

export const acknowledgementWords: Record<Language, AcknowledgementWords> = {
  en: {
    subject: 'We have your message',
    greeting: 'Dear {name},',
    hello: 'Hello,',
    received: {
      questionnaire: enquiry.en.received,
      inquiry: enquiry.en.received,
      rental: enquiry.en.received,
      information: 'Thank you for your request. It has reached the sales office.',
      contact: 'Thank you for your message. It has reached the sales office.',
      interest: 'Thank you for your interest. The sales office has made a note of it.',
      viewing: 'Thank you for your viewing request. It has reached the sales office.',
    },
    sent: 'This is what you sent:',
    next: {
      questionnaire: enquiry.en.next,
      inquiry: enquiry.en.next,
      rental: enquiry.en.next,
      information:
        'Someone at the sales office will put together what you asked for and send it to you.',
      contact: 'Someone at the sales office will read it and answer you by e-mail.',
      interest: 'Someone at the sales office will read it and write to you about the release.',
      viewing: 'Someone at the sales office will read it and suggest a time.',
    },
    reach: 'To add something, reply to this e-mail, write to {email}, or message us on {phone}.',
    mistake: 'If it was not you who wrote to us, reply to this e-mail and we will delete it.',
    sender: senderLine,
  },
  es: {
    subject: 'Hemos recibido su mensaje',
    greeting: 'Hola, {name}:',
    hello: 'Hola:',
    received: {
      questionnaire: enquiry.es.received,
      inquiry: enquiry.es.received,
      rental: enquiry.es.received,
      information: 'Gracias por su solicitud. Ya ha llegado a la oficina de ventas.',
      contact: 'Gracias por su mensaje. Ya ha llegado a la oficina de ventas.',
      interest: 'Gracias por su interés. La oficina de ventas ha tomado nota.',
      viewing: 'Gracias por su solicitud de visita. Ya ha llegado a la oficina de ventas.',
    },
    sent: 'Esto es lo que nos ha enviado:',
    next: {
      questionnaire: enquiry.es.next,
      inquiry: enquiry.es.next,
      rental: enquiry.es.next,
      information: 'Una persona de la oficina de ventas reunirá lo que ha pedido y se lo enviará.',
      contact:
        'Su mensaje lo leerá una persona de la oficina de ventas, que le contestará por correo.',
      interest: 'Una persona de la oficina de ventas le escribirá sobre la promoción.',
      viewing: 'Una persona de la oficina de ventas la leerá y le propondrá cuándo verla.',
    },
    reach:
      'Si quiere añadir algo, conteste a este correo, escriba a {email} o envíenos un mensaje al {phone}.',
    mistake:
      'Si no fue usted quien nos escribió, díganoslo contestando a este correo y borraremos el mensaje.',
    sender: senderLine,
  },
}
