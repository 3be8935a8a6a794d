import type { Language } from '../../language.ts'

interface EventWords {
  subject: string
  text: string
}

interface VisitorWords {
  hello: string
  requested: EventWords
  /** Where no half-hour could be held. */
  asked: EventWords
  confirmed: EventWords
  movedByVisitor: EventWords
  movedByOffice: EventWords
  cancelledByVisitor: EventWords
  cancelledByOffice: EventWords
  expired: EventWords
  reminder: EventWords
  labels: Record<'home' | 'when' | 'how' | 'where' | 'metBy' | 'from', string>
  /** Behind a time. */
  zone: string
  office: string
  videoLink: string
  change: string
  again: string
  calendar: string
  reach: string
  mistake: string
  sender: string
}

/** The texts of the e-mails to visitors; `{until}` is a day and a time. */
export const visitorWords: Record<Language, VisitorWords> = {
  en: {
    hello: 'Hello,',
    requested: {
      subject: 'Your viewing is held',
      text: 'These half-hours are held for you until {until}. The sales office confirms one of them and writes to you again. Until then the first is in the calendar entry.',
    },
    asked: {
      subject: 'We have your request for a viewing',
      text: 'The half-hours that you chose could not be held. Your request has reached the sales office, which answers you with a time. You may also choose another half-hour yourself.',
    },
    confirmed: {
      subject: 'Your viewing is confirmed',
      text: 'The sales office has confirmed your viewing. The calendar entry is attached.',
    },
    movedByVisitor: {
      subject: 'Your viewing has moved',
      text: 'The new half-hour is held for you until {until}. The sales office confirms it and writes to you again.',
    },
    movedByOffice: {
      subject: 'Your viewing has moved',
      text: 'The sales office has moved your viewing to this half-hour. If it does not suit you, choose another.',
    },
    cancelledByVisitor: {
      subject: 'Your viewing is cancelled',
      text: 'Your viewing is cancelled, as you asked, and your calendar removes the entry.',
    },
    cancelledByOffice: {
      subject: 'Your viewing is cancelled',
      text: 'The sales office has had to cancel your viewing. You may choose another half-hour on the home’s page, or call us.',
    },
    expired: {
      subject: 'Your half-hours are no longer held',
      text: 'The sales office has not confirmed a half-hour in time, so those that you chose are free again. Your request is still with us. You may choose again, or call us.',
    },
    reminder: {
      subject: 'A reminder of your viewing',
      text: 'Your viewing is near. If you cannot come, move or cancel it, so that somebody else can.',
    },
    labels: {
      home: 'Home',
      when: 'When',
      how: 'How',
      where: 'Where',
      metBy: 'You are met by',
      from: 'The link',
    },
    zone: 'time in Málaga',
    office: 'the sales office',
    videoLink: 'comes by e-mail from the sales office',
    change: 'Move or cancel',
    again: 'Choose a half-hour',
    calendar: 'Add to calendar',
    reach: 'To add something, answer this e-mail, write to {email}, or message us on {phone}.',
    mistake:
      'If it was not you who asked, tell us by answering this e-mail, and we delete the request.',
    sender: 'Alborán Residences, Costa del Sol.',
  },
  es: {
    hello: 'Hola:',
    requested: {
      subject: 'Su visita está reservada',
      text: 'Le reservamos estas medias horas hasta el {until}. La oficina de ventas confirmará una de ellas y volverá a escribirle. Entretanto, la cita del calendario es la primera.',
    },
    asked: {
      subject: 'Hemos recibido su solicitud de visita',
      text: 'No hemos podido reservar las medias horas que eligió. Su solicitud ha llegado a la oficina de ventas, que le propondrá una hora. También puede elegir usted otra.',
    },
    confirmed: {
      subject: 'Su visita está confirmada',
      text: 'La oficina de ventas ha confirmado su visita. Le adjuntamos la cita para el calendario.',
    },
    movedByVisitor: {
      subject: 'Su visita ha cambiado de hora',
      text: 'Le reservamos la nueva media hora hasta el {until}. La oficina de ventas la confirmará y volverá a escribirle.',
    },
    movedByOffice: {
      subject: 'Su visita ha cambiado de hora',
      text: 'La oficina de ventas ha cambiado su visita a esta media hora. Si no le viene bien, elija otra.',
    },
    cancelledByVisitor: {
      subject: 'Su visita está anulada',
      text: 'Hemos anulado su visita, como nos pidió, y la cita desaparecerá de su calendario.',
    },
    cancelledByOffice: {
      subject: 'Su visita está anulada',
      text: 'La oficina de ventas ha tenido que anular su visita. Puede elegir otra media hora en la página de la vivienda o llamarnos.',
    },
    expired: {
      subject: 'Sus medias horas ya no están reservadas',
      text: 'La oficina de ventas no ha confirmado ninguna a tiempo, así que las medias horas que eligió vuelven a estar libres. Conservamos su solicitud. Puede elegir de nuevo o llamarnos.',
    },
    reminder: {
      subject: 'Recordatorio de su visita',
      text: 'Se acerca la hora de su visita. Si no puede venir, cámbiela o anúlela para que otra persona pueda aprovecharla.',
    },
    labels: {
      home: 'Vivienda',
      when: 'Cuándo',
      how: 'Cómo',
      where: 'Dónde',
      metBy: 'Le atiende',
      from: 'El enlace',
    },
    zone: 'hora de Málaga',
    office: 'la oficina de ventas',
    videoLink: 'se lo enviará por correo la oficina de ventas',
    change: 'Cambiar o anular',
    again: 'Elegir media hora',
    calendar: 'Añadir al calendario',
    reach:
      'Si quiere añadir algo, conteste a este correo, escriba a {email} o mándenos un mensaje al {phone}.',
    mistake:
      'Si no fue usted quien la pidió, díganoslo contestando a este correo y borraremos la solicitud.',
    sender: 'Alborán Residences, Costa del Sol.',
  },
}
