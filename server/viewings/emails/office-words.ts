import type { Language } from '../../language.ts'
import type { ViewingNotice } from '../email-kinds.ts'

type Event = ViewingNotice['event']

interface OfficeWords {
  /** @param byVisitor whether the visitor made the change, by the link in an e-mail. */
  subject: (event: Event, about: string, byVisitor: boolean) => string
  at: (time: string) => string
  held: (until: string) => string
  until: (time: string) => string
  wish: (time: string) => string
  gone: (time: string) => string
  /** @param hasWishes whether the visitor asked for other times too, which are not held. */
  confirmOne: (hasWishes: boolean, isTold: boolean) => string
  /** Used if no time is held. */
  noTime: string
  /**
   * Used if no time is held because other visits are held for the visitor, as many as are
   * permitted.
   */
  atLimit: string
  /** A visit that is held for the same visitor. */
  holds: (visit: string) => string
  /** A time that the visitor asked for, where no time is held. */
  asked: (time: string) => string
  answer: string
  takesPlace: (time: string) => string
  visitorTold: string
  /** Used instead of `told` and `reminded` if the visitor has no address for e-mails. */
  unreachable: (phone: string | undefined) => string
  movedByVisitor: (time: string, until: string) => string
  cancelledByVisitor: string
  /** @param isTold whether the visitor gets an e-mail. */
  cancelled: (isTold: boolean) => string
  expired: string
  reminded: string
  /** The text before the note to the visitor. */
  noted: (isTold: boolean) => string
  place: (isTold: boolean) => string
  act: string
  see: string
}

const english: Record<Exclude<Event, 'moved' | 'cancelled'>, string> = {
  requested: 'Viewing Request from',
  confirmed: 'Viewing Confirmed for',
  expired: 'Viewing Not Confirmed for',
  reminder: 'Viewing Reminder for',
}

const spanish: Record<Exclude<Event, 'moved' | 'cancelled'>, string> = {
  requested: 'Solicitud de visita de',
  confirmed: 'Visita confirmada para',
  expired: 'Visita sin confirmar de',
  reminder: 'Recordatorio de la visita de',
}

/** The texts of the agency's e-mails about viewings, in both languages; the agency chooses one. */
export const officeEmailWords: Record<Language, OfficeWords> = {
  en: {
    subject: (event, about, byVisitor) =>
      event === 'moved' || event === 'cancelled'
        ? `Viewing ${event === 'moved' ? 'Moved' : 'Cancelled'} ${byVisitor ? 'by' : 'for'} ${about}`
        : `${english[event]} ${about}`,
    at: (time) => `${time}, Málaga time`,
    held: (until) => `Held${until}:`,
    until: (time) => ` until ${time}`,
    wish: (time) => `Also asked for, not held: ${time}`,
    gone: (time) => `No longer free: ${time}`,
    confirmOne: (hasWishes, isTold) =>
      `Please confirm it${hasWishes ? ', or another time that is still free' : ''}${isTold ? '; the visitor will then be told' : ''}.`,
    noTime: 'No time is held for it.',
    atLimit: 'No time is held for it: two visits of this visitor already wait for a confirmation.',
    holds: (visit) => `Already held: ${visit}`,
    asked: (time) => `Asked for, not held: ${time}`,
    answer: 'Please confirm a time that is still free, or suggest another.',
    takesPlace: (time) => `It takes place on ${time}.`,
    visitorTold: 'The visitor has been told.',
    unreachable: (phone) =>
      `No e-mail can be sent to the visitor${phone ? `: please call ${phone}` : ''}.`,
    movedByVisitor: (time, until) =>
      `The visitor has moved it to ${time}. It is held${until}: please confirm it.`,
    cancelledByVisitor: 'The visitor has cancelled it. The time is free again.',
    cancelled: (isTold) =>
      isTold ? 'It is cancelled, and the visitor has been told.' : 'It is cancelled.',
    expired:
      'Nobody confirmed a time before the hold ran out, so what was held is free again. The visitor is still waiting for an answer.',
    reminded: 'The visitor has been reminded too.',
    noted: (isTold) => (isTold ? 'The e-mail to the visitor adds:' : 'For the visitor:'),
    place: (isTold) =>
      `No place to meet is configured: please tell the visitor where${isTold ? ', in an answer to this e-mail' : ''}.`,
    act: 'Confirm, move or cancel',
    see: 'See the viewing',
  },
  es: {
    subject: (event, about, byVisitor) =>
      event === 'moved' || event === 'cancelled'
        ? `Visita ${event === 'moved' ? 'cambiada' : 'anulada'} ${byVisitor ? 'por' : 'para'} ${about}`
        : `${spanish[event]} ${about}`,
    at: (time) => `${time}, hora de Málaga`,
    held: (until) => `Hora reservada${until}:`,
    until: (time) => ` hasta el ${time}`,
    wish: (time) => `También pedida, sin reservar: ${time}`,
    gone: (time) => `Ya no está libre: ${time}`,
    confirmOne: (hasWishes, isTold) =>
      `Falta confirmarla${hasWishes ? ', o bien otra que siga libre' : ''}${isTold ? '; entonces se avisa al visitante' : ''}.`,
    noTime: 'No hay ninguna hora reservada.',
    atLimit:
      'No se ha reservado hora: este visitante ya tiene dos visitas reservadas, pendientes de confirmar.',
    holds: (visit) => `Ya reservada: ${visit}`,
    asked: (time) => `Pedida, sin reservar: ${time}`,
    answer: 'Conviene confirmar una hora que siga libre o proponer otra.',
    takesPlace: (time) => `Tiene lugar el ${time}.`,
    visitorTold: 'Se ha avisado al visitante.',
    unreachable: (phone) =>
      `No se puede escribir por correo al visitante${phone ? `: conviene llamar al ${phone}` : ''}.`,
    movedByVisitor: (time, until) =>
      `El visitante la ha cambiado al ${time}. Está reservada${until}: falta confirmarla.`,
    cancelledByVisitor: 'El visitante la ha anulado. La hora vuelve a estar libre.',
    cancelled: (isTold) =>
      isTold ? 'Queda anulada y se ha avisado al visitante.' : 'Queda anulada.',
    expired:
      'Nadie confirmó una hora a tiempo y la hora reservada vuelve a estar libre. El visitante sigue a la espera de respuesta.',
    reminded: 'También se le ha recordado al visitante.',
    noted: (isTold) => (isTold ? 'El correo al visitante añade:' : 'Para el visitante:'),
    place: (isTold) =>
      `No hay ningún punto de encuentro configurado: conviene indicárselo al visitante${isTold ? ', respondiendo a este correo' : ''}.`,
    act: 'Confirmar, cambiar o anular',
    see: 'Ver la visita',
  },
}
