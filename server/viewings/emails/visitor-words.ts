import type { Language } from '../../language.ts'
import { senderLine } from '../../mail/sender-line.ts'

interface EventWords {
  subject: string
  text: string
}

export interface VisitorWords {
  greeting: string
  /** The greeting without a name. */
  hello: string
  /** Used if a time is held. */
  requested: EventWords
  /** Used if no time could be held. */
  asked: EventWords
  /**
   * Used if no time is held because other visits are held for the visitor, as many as are
   * permitted.
   */
  atLimit: EventWords
  confirmed: EventWords
  movedByVisitor: EventWords
  movedByOffice: EventWords
  cancelledByVisitor: EventWords
  cancelledByOffice: EventWords
  expired: EventWords
  reminder: EventWords
  /**
   * The text about an outdated entry in the visitor's calendar. Not every calendar applies our
   * file, and none changes an entry that was added by hand.
   */
  entry: Record<'ended' | 'moved', string>
  /** The text before a note by a member of staff. */
  writes: string
  labels: Record<
    | 'home'
    | 'homes'
    | 'when'
    | 'asked'
    | 'wishes'
    | 'taken'
    | 'held'
    | 'how'
    | 'where'
    | 'metBy'
    | 'from',
    string
  >
  /** Replaces `{until}` if a half-hour is held. */
  until: string
  /** The sentence about the meeting place if none is configured. */
  places: Record<'requested' | 'confirmed', string>
  office: string
  videoLink: string
  change: string
  again: string
  calendar: string
  reach: string
  mistake: string
  sender: string
}

/**
 * The texts of the e-mails to visitors. `{until}` is replaced by a blank and {@link
 * VisitorWords.until}, or by nothing.
 */
export const visitorWords: Record<Language, VisitorWords> = {
  en: {
    greeting: 'Dear {name},',
    hello: 'Hello,',
    requested: {
      subject: 'Viewing held',
      text: 'We are holding this time for you{until}. The sales office will confirm it and write to you again.',
    },
    asked: {
      subject: 'Viewing requested',
      text: 'No time is held for you yet. The sales office has your request, with the times below as your wishes, and will answer you. You can also choose a time yourself.',
    },
    atLimit: {
      subject: 'Viewing requested',
      text: 'No time is held for this request yet, because two visits are already held for you; they are named below, each with the link to move it. The times you asked for now are noted as wishes: the sales office has them and will answer you. You can also choose a time yourself.',
    },
    confirmed: {
      subject: 'Viewing confirmed',
      text: 'The sales office has confirmed your viewing. You can add it to your calendar below.',
    },
    movedByVisitor: {
      subject: 'Your viewing has been moved',
      text: 'We are holding the new time for you{until}. The sales office will confirm it and write to you again.',
    },
    movedByOffice: {
      subject: 'Your viewing has been moved',
      text: 'The sales office has moved your viewing to this time. If it does not suit you, please choose another.',
    },
    cancelledByVisitor: {
      subject: 'Viewing cancelled',
      text: 'We have cancelled your viewing, as you asked.',
    },
    cancelledByOffice: {
      subject: 'Viewing cancelled',
      text: 'The sales office has had to cancel your viewing. You can choose another time on the home’s page, or call us.',
    },
    expired: {
      subject: 'Viewing no longer held',
      text: 'The sales office did not confirm your viewing in time, so nothing is held for you any more. We still have your request. You can choose again, or call us.',
    },
    reminder: {
      subject: 'Viewing reminder',
      text: 'Your viewing is coming up. If you cannot make it, please move or cancel it, so that somebody else can have the time.',
    },
    entry: {
      ended: 'If it is still in your calendar, please delete it there.',
      moved: 'If your calendar still shows the former time, please delete that entry there.',
    },
    writes: '{name}, of the sales office, writes:',
    labels: {
      home: 'Home',
      homes: 'Homes, half an hour each',
      when: 'When',
      asked: 'Noted as wishes, not held',
      wishes: 'Other wishes, not held',
      taken: 'No longer free',
      held: 'Already held for you',
      how: 'How',
      where: 'Where',
      metBy: 'Your contact',
      from: 'Video link',
    },
    until: ' until {until}',
    places: {
      requested: 'the sales office will tell you where to meet when it confirms',
      confirmed: 'the sales office will e-mail you the meeting place',
    },
    office: 'the sales office',
    videoLink: 'the sales office will send it by e-mail',
    change: 'Move or cancel',
    again: 'Choose a time',
    calendar: 'Add to calendar',
    reach: 'To add something, reply to this e-mail, write to {email}, or message us on {phone}.',
    mistake:
      'If it was not you who asked for it, reply to this e-mail and we will delete the request.',
    sender: senderLine,
  },
  es: {
    greeting: 'Hola, {name}:',
    hello: 'Hola:',
    requested: {
      subject: 'Visita reservada',
      text: 'Le hemos reservado esta hora{until}. La oficina de ventas la confirmará y volverá a escribirle.',
    },
    asked: {
      subject: 'Visita solicitada',
      text: 'Todavía no tiene ninguna hora reservada. La oficina de ventas ha recibido su solicitud, con las horas que figuran abajo como preferencias, y le responderá. También puede elegir usted la hora.',
    },
    atLimit: {
      subject: 'Visita solicitada',
      text: 'Esta solicitud todavía no tiene hora reservada, porque usted ya tiene dos visitas reservadas; figuran abajo, con el enlace para cambiar cada una. Las horas que ha pedido ahora quedan anotadas como preferencias: la oficina de ventas las ha recibido y le responderá. También puede elegir usted la hora.',
    },
    confirmed: {
      subject: 'Visita confirmada',
      text: 'La oficina de ventas ha confirmado su visita. Puede añadirla a su calendario más abajo.',
    },
    movedByVisitor: {
      subject: 'Visita cambiada de hora',
      text: 'Le hemos reservado la nueva hora{until}. La oficina de ventas la confirmará y volverá a escribirle.',
    },
    movedByOffice: {
      subject: 'Visita cambiada de hora',
      text: 'La oficina de ventas ha cambiado la hora de su visita. Si la nueva no le viene bien, elija otra.',
    },
    cancelledByVisitor: {
      subject: 'Visita anulada',
      text: 'Hemos anulado su visita, como nos pidió.',
    },
    cancelledByOffice: {
      subject: 'Visita anulada',
      text: 'La oficina de ventas ha tenido que anular su visita. Puede elegir otra hora en la ficha de la vivienda o llamarnos.',
    },
    expired: {
      subject: 'Visita no confirmada',
      text: 'La oficina de ventas no ha confirmado su visita a tiempo y ya no tiene ninguna hora reservada. Conservamos su solicitud. Puede elegir de nuevo o llamarnos.',
    },
    reminder: {
      subject: 'Recordatorio de visita',
      text: 'Se acerca su visita. Si no puede asistir, cámbiela o anúlela para que otra persona pueda aprovechar la hora.',
    },
    entry: {
      ended: 'Si la cita sigue en su calendario, bórrela usted.',
      moved: 'Si en su calendario sigue la hora anterior, borre usted esa cita.',
    },
    writes: '{name}, de la oficina de ventas, le escribe:',
    labels: {
      home: 'Vivienda',
      homes: 'Viviendas, media hora cada una',
      when: 'Cuándo',
      asked: 'Anotadas como preferencias, sin reservar',
      wishes: 'Otras preferencias, sin reservar',
      taken: 'Ya no disponible',
      held: 'Ya reservada para usted',
      how: 'Cómo',
      where: 'Dónde',
      metBy: 'Le atiende',
      from: 'Enlace de vídeo',
    },
    until: ' hasta el {until}',
    places: {
      requested: 'la oficina de ventas le indicará el punto de encuentro cuando confirme la visita',
      confirmed:
        'en el punto de encuentro que le indique la oficina de ventas; si no lo ha recibido, pregúntele',
    },
    office: 'la oficina de ventas',
    videoLink: 'se lo enviará por correo la oficina de ventas',
    change: 'Cambiar o anular',
    again: 'Elegir hora',
    calendar: 'Añadir al calendario',
    reach:
      'Si quiere añadir algo, conteste a este correo, escriba a {email} o envíenos un mensaje al {phone}.',
    mistake:
      'Si no fue usted quien pidió la visita, díganoslo contestando a este correo y borraremos la solicitud.',
    sender: senderLine,
  },
}
