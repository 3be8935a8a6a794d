import { siteVisit } from '#app/catalogue/site-visit.ts'
import { translations } from '#app/words.ts'
import { choiceWords } from '#server/leads/choice-words.ts'

/** The texts of the pages about viewings (docs/requirements/leads.md#viewings). */
export const words = translations(
  {
    request: {
      title: 'Arrange a viewing',
      titleTag: 'Arrange a viewing: {title}',
      description: 'See {title} in person or by video, at one of up to three times that suit you.',
      /** The index is the number of homes. */
      titles: ['', '', 'Two homes, one visit', 'Three homes, one visit', 'Four homes, one visit'],
      severalDescription:
        'See several homes in one visit, in person or by video, at one of up to three times that suit you.',
      which: 'Which homes?',
      whichHint: 'Half an hour each, one after another, in this order. Four at most.',
      showTimes: 'Show the times',
      notShown: '{titles} cannot be viewed: reserved or sold.',
      more: { one: 'One more home is on your list.', other: '{n} more homes are on your list.' },
      moreLink: 'See them in the same visit',
      withFigures: 'We also get the figures that you entered. {figures}.',
      gone: 'One of these homes is no longer on offer. Nothing has been sent; please choose again.',
      how: { one: 'How would you like to see it?', other: 'How would you like to see them?' },
      inPersonTexts: {
        home: 'Half an hour at the home with someone from the sales office.',
        homes: 'Half an hour at each home with someone from the sales office.',
        site: siteVisit.en.text,
        sites:
          'Half an hour for each. For those still being built, plans and materials at the sales office and, where the works allow, the site, in a helmet.',
      },
      videoTexts: {
        home: 'Someone from the sales office shows you the home on camera. We send the link by e-mail once the time is confirmed.',
        homes:
          'Someone from the sales office shows you the homes on camera. We send the link by e-mail once the time is confirmed.',
        site: 'Someone from the sales office shows you plans, materials and the site on camera. We send the link by e-mail once the time is confirmed.',
        sites:
          'Someone from the sales office shows you the homes on camera; of those still being built, the plans, materials and site. We send the link by e-mail once the time is confirmed.',
      },
      when: {
        one: 'When? Choose up to three times',
        other: 'When should it begin? Choose up to three times',
      },
      /** The index is the number of homes. */
      whenHints: [
        '',
        'You get the earliest that is still free. Each is half an hour.',
        'You get the earliest that is still free. The visit takes an hour.',
        'You get the earliest that is still free. The visit takes an hour and a half.',
        'You get the earliest that is still free. The visit takes two hours.',
      ],
      toDetails: 'Skip the times',
      reach: 'How can we reach you?',
      phoneHint: 'For the day of the viewing. Outside Spain, start with the country code.',
      emailHint: 'For the calendar entry, and the link to move or cancel.',
      unknown:
        'We cannot read our calendar just now, so no time can be held. Choose what would suit you, and the sales office will suggest a time.',
      none: 'No viewing times are available just now. Please write to us or call.',
      back: 'Back to the home',
      backToList: 'Back to the shortlist',
    },
    slots: {
      zone: 'All times are Málaga time.',
      ownZone: 'In large figures, Málaga time; in small ones, yours ({city}).',
      zoneChoice: 'All times are Málaga time. In small figures below them, the time in',
      noOther: 'choose your city',
      showZone: 'Show',
      later: 'Later dates',
      taken: 'taken',
      own: 'yours now',
      closed: 'closed',
      tooSoon: 'too soon',
      tooShort: 'too short',
      tooShortWhy: 'Too short: free, but not until the end of the visit.',
      key: { free: 'free', chosen: 'chosen' },
      justTaken: 'Just taken: {times}. The nearest still free:',
      rule: 'The time that you get is held for you when you send this. Your other times are noted as wishes and stay free for everybody.',
      /** Below the name of each day. */
      confirmedBy: 'Confirmed by {time}',
      confirmation:
        'The sales office confirms it by e-mail, at the latest at the time below its day.',
      unanswered:
        'If it has not confirmed by then, the time is free again: we will tell you by e-mail, and you can choose another.',
      changes:
        'By the link in our e-mail you can move or cancel it until then, and once it is confirmed until it begins.',
      place: 'In person, we meet at {place}.',
      placeLater: 'In person, the meeting place comes with the confirmation.',
      chosen: ['', 'One chosen.', 'Two chosen.', 'Three chosen.'],
      tooMany: 'You have already chosen three. Clear one to choose another.',
    },
    card: {
      languages: 'Languages',
      both: 'English, Spanish',
      viewings: 'Viewings',
      place: 'Where we meet',
      placeLater: 'given with the confirmation',
      chat: 'Hello, I am writing about a viewing of {references}.',
    },
    status: {
      title: 'Your viewing',
      description: 'The status of your viewing, and what you can change.',
      held: 'We are holding this time for you{until}. The sales office will confirm it by e-mail; if it does not do so in time, we will tell you, and you can choose again.',
      heldUntil: ' until {until}, Málaga time',
      confirmed: 'Your viewing is confirmed.',
      passed: 'This time has passed.',
      /** The headline until the office confirms the viewing. */
      heldTitle: 'Held: {day}',
      /** The index is the number of half-hours. */
      clock: [
        '',
        'Málaga, half an hour',
        'Málaga, an hour',
        'Málaga, an hour and a half',
        'Málaga, two hours',
      ],
      moved: 'Moved to {time}.',
      wishes: 'Other wishes, not held',
      taken: 'No longer free',
      until: 'Held until',
      addToCalendar: 'Add to calendar',
      change: 'Move or cancel',
      again: 'Choose a time',
      stages: {
        asked: 'Requested, {date}',
        moved: 'Moved to {date}',
        held: 'Held for you',
        confirmed: 'Confirmed by the office',
        seen: 'Viewed',
      },
      stagesLabel: 'Progress of the viewing',
      how: 'How',
      where: 'Where',
      places: {
        requested: 'the sales office will tell you where to meet when it confirms',
        confirmed: 'the sales office will e-mail you the meeting place',
      },
      link: 'Video link',
      linkText: 'the sales office will send it by e-mail',
      metBy: 'Your contact',
      office: 'the sales office',
      sentTo: 'Sent to',
      sentText: '{email}, with a calendar entry and the link to move or cancel',
      byHand: 'To change it, write to {email} or call {phone}.',
      reminder: 'Reminder',
      reminders: {
        sure: 'the day before, by e-mail',
        'if-confirmed': 'the day before, by e-mail, if it is confirmed by then',
      },
      asked: {
        title: 'We have your request',
        text: 'No time is held for you yet. The sales office has your request, with the times below as your wishes, and will answer by e-mail or telephone.',
        /** Used where a link in an e-mail would show the visits that are already held. */
        inEmail:
          'At most two visits are held for one person until the sales office confirms them. If yours are, our e-mail names them, with the link to move each.',
      },
      atLimit: {
        title: 'We have your request',
        text: 'No time is held for it yet, because two visits are already held for you; you can move either. The times you asked for now are noted as wishes: the sales office has them and will answer by e-mail or telephone.',
      },
      asWishes: 'Noted as wishes, not held',
      alreadyHeld: 'Already held for you',
      spooled: {
        title: 'We have your request',
        text: 'It is stored, but we cannot read our calendar just now, so no time is held yet. We will tell you by e-mail or telephone which time is yours.',
      },
      cancelled: {
        title: 'This viewing is cancelled',
        text: 'The time is free for others again. If the viewing is still in your calendar, please delete it there.',
      },
      expired: {
        title: 'No time is held for you any more',
        text: 'The sales office did not confirm your viewing in time. We still have your request; you can choose again, or call {phone}.',
      },
      refused: {
        title: 'This link is not complete',
        text: 'Please open it from the e-mail again. If it still fails, write to us and we will change your viewing for you.',
      },
      unavailable: {
        title: 'We cannot read our calendar',
        text: 'Nothing has changed. Please try again in a few minutes, or call {phone}.',
      },
      another: 'Arrange another viewing',
      others: {
        saved: { one: 'One more home is on your list.', other: '{n} more homes are on your list.' },
        link: { one: 'Arrange to see it', other: 'Arrange to see them' },
      },
      properties: 'All properties',
    },
    change: {
      title: 'Move or cancel',
      choose: 'Choose a time',
      now: 'Now',
      nothing: 'no time held',
      until: 'You can move or cancel it here until {time}.',
      other: 'Another time',
      kept: {
        requested:
          'If the new time is still free, we will hold it instead of the present one. The sales office will confirm it.',
        confirmed:
          'If the new time is still free, we will hold it and release your confirmed one. The sales office then has to confirm the new time; until it does, your viewing is not confirmed.',
      },
      move: 'Move the viewing',
      leave: 'Leave it as it is',
      cancel: 'Or cancel it',
      cancelText:
        'The time becomes free for others at once. If the viewing is in your calendar, please delete it there afterwards. You need not give a reason.',
      cancelButton: 'Cancel the viewing',
      cancelSure: 'Cancel it? This cannot be undone.',
      cancelIt: 'Cancel it',
      keepIt: 'Keep it',
      problem: 'Nothing has been changed',
      problems: {
        slotRequired: 'Please choose a time.',
        taken: 'That time has just been taken. You keep yours; please choose another.',
        notOffered: 'That time is no longer available. You keep yours; please choose another.',
        over: 'This viewing can no longer be changed here.',
        tooOften: 'It can no longer be moved here. Please use the link in our e-mail, or call us.',
        unavailable:
          'We cannot read our calendar. Nothing has changed; please try again in a few minutes.',
      },
    },
    office: {
      title: 'Viewing: {name}',
      confirm: { one: 'Confirm the time', several: 'Confirm one of the times' },
      confirmText: {
        one: 'The visitor is told.',
        several:
          'The visitor is told. A time that is not held is confirmed only if it is still free.',
      },
      confirmed: 'It is confirmed, and the visitor has been told.',
      /** Replaces the texts of the same names if no e-mail can be sent to the visitor. */
      unreachable: {
        confirmed: 'It is confirmed. No e-mail can be sent to the visitor: please call them.',
        confirmText: {
          one: 'No e-mail can be sent to the visitor: please call them.',
          several:
            'A time that is not held is confirmed only if it is still free. No e-mail can be sent to the visitor: please call them.',
        },
        moveText: 'It is then confirmed. No e-mail can be sent to the visitor: please call them.',
        cancelText:
          'Your e-mail has a calendar file that cancels the entry. No e-mail can be sent to the visitor: please call them.',
      },
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      message: 'Message',
      state: 'State',
      states: {
        requested: 'requested',
        confirmed: 'confirmed',
        cancelled: 'cancelled',
        expired: 'not confirmed in time',
      },
      wishes: 'Requested',
      length: 'Length',
      move: 'Move it to another time',
      moveText: 'It is then confirmed, and the visitor is told.',
      moveButton: 'Move and confirm',
      cancelText:
        'The visitor is told. The e-mails have a calendar file that cancels the entry; not every calendar acts on it.',
      visitorLanguage: 'Language',
      /** Replaces the texts of the visitor's page. */
      slots: {
        own: 'held',
        ownZone: 'In large figures, Málaga time; in small ones, the visitor’s ({city}).',
      },
      problems: {
        taken: 'That time has just been taken. The viewing stays as it is; please choose another.',
        notOffered: 'That time has passed. The viewing stays as it is; please choose another.',
      },
    },
    formats: choiceWords.en.formats,
  },
  {
    request: {
      title: 'Concertar una visita',
      titleTag: 'Concertar una visita: {title}',
      description:
        'Vea {title} en persona o por vídeo: proponga hasta tres horas que le convengan.',
      titles: [
        '',
        '',
        'Dos viviendas, una visita',
        'Tres viviendas, una visita',
        'Cuatro viviendas, una visita',
      ],
      severalDescription:
        'Vea varias viviendas en una sola visita, en persona o por vídeo: proponga hasta tres horas que le convengan.',
      which: '¿Qué viviendas?',
      whichHint: 'Media hora cada una, una tras otra y en este orden. Cuatro como máximo.',
      showTimes: 'Ver las horas',
      notShown: 'No se conciertan visitas a viviendas reservadas o vendidas: {titles}.',
      more: {
        one: 'Tiene otra vivienda en su selección.',
        other: 'Tiene otras {n} viviendas en su selección.',
      },
      moreLink: 'Verlas en la misma visita',
      withFigures: 'También recibimos las cifras que ha indicado. {figures}.',
      gone: 'Una de estas viviendas ya no está a la venta. No se ha enviado nada; elija de nuevo.',
      how: { one: '¿Cómo quiere verla?', other: '¿Cómo quiere verlas?' },
      inPersonTexts: {
        home: 'Media hora en la vivienda, con una persona de la oficina de ventas.',
        homes: 'Media hora en cada vivienda, con una persona de la oficina de ventas.',
        site: siteVisit.es.text,
        sites:
          'Media hora para cada una. De las que están en construcción, planos y calidades en la oficina de ventas y, si la obra lo permite, la propia obra, con casco.',
      },
      videoTexts: {
        home: 'Una persona de la oficina de ventas se la enseña por videollamada. Le enviaremos el enlace por correo cuando la hora esté confirmada.',
        homes:
          'Una persona de la oficina de ventas se las enseña por videollamada. Le enviaremos el enlace por correo cuando la hora esté confirmada.',
        site: 'Una persona de la oficina de ventas le enseña por videollamada los planos, las calidades y la obra. Le enviaremos el enlace por correo cuando la hora esté confirmada.',
        sites:
          'Una persona de la oficina de ventas se las enseña por videollamada; de las que están en construcción, los planos, las calidades y la obra. Le enviaremos el enlace por correo cuando la hora esté confirmada.',
      },
      when: {
        one: '¿Cuándo? Elija hasta tres horas',
        other: '¿A qué hora empezamos? Elija hasta tres',
      },
      whenHints: [
        '',
        'Se le reserva la primera que siga libre. Cada visita dura media hora.',
        'Se le reserva la primera que siga libre. La visita dura una hora.',
        'Se le reserva la primera que siga libre. La visita dura una hora y media.',
        'Se le reserva la primera que siga libre. La visita dura dos horas.',
      ],
      toDetails: 'Pasar a sus datos',
      reach: '¿Cómo podemos contactar con usted?',
      phoneHint: 'Para el día de la visita. Si el número no es español, con prefijo internacional.',
      emailHint: 'Para la cita del calendario y el enlace con el que cambiarla o anularla.',
      unknown:
        'Ahora mismo no podemos consultar el calendario, así que no se puede reservar ninguna hora. Elija las que le convendrían y la oficina de ventas le propondrá una hora.',
      none: 'Ahora mismo no hay horas de visita disponibles. Escríbanos o llámenos.',
      back: 'Volver a la vivienda',
      backToList: 'Volver a la selección',
    },
    slots: {
      zone: 'Las horas son las de Málaga.',
      ownZone: 'En grande, la hora de Málaga; en pequeño, la suya ({city}).',
      zoneChoice: 'Todas las horas son las de Málaga. Debajo, en pequeño, la hora de',
      noOther: 'elija su ciudad',
      showZone: 'Mostrar',
      later: 'Fechas posteriores',
      taken: 'ocupada',
      own: 'la suya ahora',
      closed: 'cerrado',
      tooSoon: 'demasiado pronto',
      tooShort: 'no da tiempo',
      tooShortWhy: 'No da tiempo: está libre, pero no hasta el final de la visita.',
      key: { free: 'libre', chosen: 'elegida' },
      justTaken: 'Acaba de ocuparse: {times}. Las horas libres más próximas:',
      rule: 'La hora se le reserva al enviar la solicitud. Las demás quedan anotadas como preferencias y siguen libres para todos.',
      confirmedBy: 'Se confirma hasta el {time}',
      confirmation:
        'La oficina de ventas la confirma por correo, a más tardar a la hora que figura bajo el día.',
      unanswered:
        'Si no la confirma en ese plazo, la hora vuelve a quedar libre: se lo diremos por correo y podrá elegir otra.',
      changes:
        'Con el enlace de nuestro correo puede cambiarla o anularla hasta entonces y, una vez confirmada, hasta que empiece.',
      place: 'En persona, el punto de encuentro es {place}.',
      placeLater: 'En persona, el punto de encuentro se indica al confirmar la visita.',
      chosen: ['', 'Ha elegido una.', 'Ha elegido dos.', 'Ha elegido tres.'],
      tooMany: 'Ya ha elegido tres. Quite una para elegir otra.',
    },
    card: {
      languages: 'Idiomas',
      both: 'español, inglés',
      viewings: 'Visitas',
      place: 'Punto de encuentro',
      placeLater: 'se indica al confirmar la visita',
      chat: 'Hola, les escribo por una visita a {references}.',
    },
    status: {
      title: 'Su visita',
      description: 'El estado de su visita y lo que puede cambiar.',
      held: 'Le reservamos esta hora{until}. La oficina de ventas se la confirmará por correo; si no lo hace a tiempo, se lo diremos y podrá elegir otra.',
      heldUntil: ' hasta el {until} (hora de Málaga)',
      confirmed: 'Su visita está confirmada.',
      passed: 'Esta hora ya ha pasado.',
      heldTitle: 'Hora reservada: {day}',
      clock: [
        '',
        'Málaga, media hora',
        'Málaga, una hora',
        'Málaga, una hora y media',
        'Málaga, dos horas',
      ],
      moved: 'Cambiada al {time}.',
      wishes: 'Otras preferencias, sin reservar',
      taken: 'Ya no disponible',
      until: 'Reserva hasta',
      addToCalendar: 'Añadir al calendario',
      change: 'Cambiar o anular',
      again: 'Elegir hora',
      stages: {
        asked: 'Solicitada, {date}',
        moved: 'Cambiada al {date}',
        held: 'Reservada para usted',
        confirmed: 'Confirmada por la oficina',
        seen: 'Realizada',
      },
      stagesLabel: 'Estado de la visita',
      how: 'Cómo',
      where: 'Dónde',
      places: {
        requested:
          'la oficina de ventas le indicará el punto de encuentro cuando confirme la visita',
        confirmed:
          'en el punto de encuentro que le indique la oficina de ventas; si no lo ha recibido, pregúntele',
      },
      link: 'Enlace de vídeo',
      linkText: 'se lo enviará por correo la oficina de ventas',
      metBy: 'Le atiende',
      office: 'la oficina de ventas',
      sentTo: 'Enviado a',
      sentText: '{email}, con la cita para el calendario y el enlace para cambiarla o anularla',
      byHand: 'Si quiere cambiarla, escriba a {email} o llame al {phone}.',
      reminder: 'Recordatorio',
      reminders: {
        sure: 'la víspera, por correo',
        'if-confirmed': 'la víspera, por correo, si para entonces está confirmada',
      },
      asked: {
        title: 'Hemos recibido su solicitud',
        text: 'Todavía no tiene ninguna hora reservada. La oficina de ventas ha recibido su solicitud, con las horas que figuran abajo como preferencias, y le responderá por correo o por teléfono.',
        inEmail:
          'Se reservan como máximo dos visitas por persona hasta que la oficina de ventas las confirma. Si ya las tiene, nuestro correo se las indica, con el enlace para cambiar cada una.',
      },
      atLimit: {
        title: 'Hemos recibido su solicitud',
        text: 'Todavía no tiene hora reservada, porque usted ya tiene dos visitas reservadas; puede cambiar cualquiera de ellas. Las horas que ha pedido ahora quedan anotadas como preferencias: la oficina de ventas las ha recibido y le responderá por correo o por teléfono.',
      },
      asWishes: 'Anotadas como preferencias, sin reservar',
      alreadyHeld: 'Ya reservadas para usted',
      spooled: {
        title: 'Hemos recibido su solicitud',
        text: 'La hemos guardado, pero ahora mismo no podemos consultar el calendario y aún no hay ninguna hora reservada. Le diremos por correo o por teléfono cuál es la suya.',
      },
      cancelled: {
        title: 'Esta visita está anulada',
        text: 'La hora vuelve a estar libre. Si la visita sigue en su calendario, bórrela usted.',
      },
      expired: {
        title: 'Ya no tiene hora reservada',
        text: 'La oficina de ventas no ha confirmado su visita a tiempo. Conservamos su solicitud; puede elegir de nuevo o llamar al {phone}.',
      },
      refused: {
        title: 'El enlace no está completo',
        text: 'Ábralo otra vez desde el correo. Si sigue fallando, escríbanos y cambiaremos la visita por usted.',
      },
      unavailable: {
        title: 'No podemos consultar el calendario',
        text: 'No ha cambiado nada. Inténtelo de nuevo dentro de unos minutos o llame al {phone}.',
      },
      another: 'Concertar otra visita',
      others: {
        saved: {
          one: 'Tiene otra vivienda en su selección.',
          other: 'Tiene otras {n} viviendas en su selección.',
        },
        link: { one: 'Concertar una visita', other: 'Concertar una visita para verlas' },
      },
      properties: 'Todas las viviendas',
    },
    change: {
      title: 'Cambiar o anular',
      choose: 'Elegir hora',
      now: 'Ahora',
      nothing: 'sin reserva',
      until: 'Puede cambiarla o anularla aquí hasta el {time}.',
      other: 'Otra hora',
      kept: {
        requested:
          'Si la nueva hora sigue libre, se la reservaremos en lugar de la actual. La oficina de ventas se la confirmará.',
        confirmed:
          'Si la nueva hora sigue libre, se la reservaremos y liberaremos la que tiene confirmada. La oficina de ventas deberá confirmar la nueva; hasta entonces, su visita no estará confirmada.',
      },
      move: 'Cambiar la visita',
      leave: 'Dejarla como está',
      cancel: 'O anularla',
      cancelText:
        'La hora queda libre al momento. Si la visita está en su calendario, bórrela usted después. No hace falta que explique el motivo.',
      cancelButton: 'Anular la visita',
      cancelSure: '¿Quiere anularla? No se puede deshacer.',
      cancelIt: 'Anularla',
      keepIt: 'Conservarla',
      problem: 'No se ha cambiado nada',
      problems: {
        slotRequired: 'Elija una hora.',
        taken: 'Esa hora se acaba de ocupar. Conserva la suya; elija otra.',
        notOffered: 'Esa hora ya no está disponible. Conserva la suya; elija otra.',
        over: 'Esta visita ya no se puede cambiar aquí.',
        tooOften: 'Ya no se puede cambiar desde aquí. Use el enlace de nuestro correo o llámenos.',
        unavailable:
          'No podemos consultar el calendario. No ha cambiado nada; inténtelo dentro de unos minutos.',
      },
    },
    office: {
      title: 'Visita: {name}',
      confirm: { one: 'Confirmar la hora', several: 'Confirmar una de las horas' },
      confirmText: {
        one: 'Se avisa al visitante.',
        several: 'Se avisa al visitante. Una hora sin reservar solo se confirma si sigue libre.',
      },
      confirmed: 'Está confirmada y se ha avisado al visitante.',
      unreachable: {
        confirmed:
          'Está confirmada. No se puede escribir por correo al visitante: conviene llamarle.',
        confirmText: {
          one: 'No se puede escribir por correo al visitante: conviene llamarle.',
          several:
            'Una hora sin reservar solo se confirma si sigue libre. No se puede escribir por correo al visitante: conviene llamarle.',
        },
        moveText:
          'Queda confirmada. No se puede escribir por correo al visitante: conviene llamarle.',
        cancelText:
          'Su correo lleva un archivo de calendario que anula la cita. No se puede escribir por correo al visitante: conviene llamarle.',
      },
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      message: 'Mensaje',
      state: 'Estado',
      states: {
        requested: 'solicitada',
        confirmed: 'confirmada',
        cancelled: 'anulada',
        expired: 'sin confirmar a tiempo',
      },
      wishes: 'Horario solicitado',
      length: 'Duración',
      move: 'Cambiarla a otra hora',
      moveText: 'Queda confirmada y se avisa al visitante.',
      moveButton: 'Cambiar y confirmar',
      cancelText:
        'Se avisa al visitante. Los correos llevan un archivo de calendario que anula la cita; no todos los calendarios lo aplican.',
      visitorLanguage: 'Idioma',
      slots: {
        own: 'reservada',
        ownZone: 'En grande, la hora de Málaga; en pequeño, la del visitante ({city}).',
      },
      problems: {
        taken: 'Esa hora se acaba de ocupar. La visita queda como estaba; elija otra.',
        notOffered: 'Esa hora ya ha pasado. La visita queda como estaba; elija otra.',
      },
    },
    formats: choiceWords.es.formats,
  },
)

export type ViewingWords = (typeof words)['en']
