import { translations } from '#app/words.ts'

export const words = translations(
  {
    title: 'Services for owners: Coming Soon',
    description:
      'Six services for owners at Alborán Hills, from management to interior design. None is open yet; a newsletter says when one is.',
    heading: 'Coming Soon',
    intro:
      'Six services for owners. None of them is open yet: below is what each will cover, and what an owner sees to meanwhile. Each drawing gains colour when its service opens.',
    list: 'Six services',
    news: {
      title: 'One e-mail, when the first one\u00a0opens',
      text: 'There is no newsletter until there is news. You confirm by e-mail, and every e-mail has a link to unsubscribe.',
      subscribe: 'Subscribe',
      consent:
        'By subscribing you ask us to send news of these services by e-mail to this address. It is used for nothing else, and you can unsubscribe at any time.',
      sent: {
        title: 'Look in your inbox',
        text: 'If the address is not on the list already, an e-mail is on its way to it. The link inside confirms the address and works for {hours} hours.',
      },
      failed: 'There was a problem with your subscription. Please try again.',
    },
    call: {
      title: 'Something that cannot wait? Write to the sales\u00a0office.',
      contact: 'Contact Us',
      chat: 'Open a chat',
    },
  },
  {
    title: 'Servicios para propietarios, en breve',
    description:
      'Seis servicios para propietarios en Alborán Hills, de la gestión al interiorismo. Aún no hay ninguno abierto; el boletín avisará.',
    heading: 'Próximamente',
    intro:
      'Seis servicios para propietarios. Ninguno está abierto todavía: abajo figura qué incluirá cada uno y de qué se encarga mientras tanto el propietario. Cada dibujo toma color cuando abre su servicio.',
    list: 'Seis servicios',
    news: {
      title: 'Un correo, cuando abra el\u00a0primero',
      text: 'No hay boletín hasta que haya noticias. La suscripción se confirma por correo, y cada envío lleva un enlace para darse de baja.',
      subscribe: 'Suscribirse',
      consent:
        'Al suscribirse nos pide que le enviemos por correo electrónico, a esta dirección, información comercial sobre estos servicios. No se usa para nada más, y puede darse de baja cuando quiera.',
      sent: {
        title: 'Revise su correo',
        text: 'Si la dirección no estaba ya en la lista, le llegará un correo. El enlace que contiene la confirma y funciona durante {hours} horas.',
      },
      failed: 'No hemos podido tramitar la suscripción. Inténtelo de nuevo.',
    },
    call: {
      title: '¿Hay algo que no pueda esperar? Escriba a la oficina de\u00a0ventas.',
      contact: 'Contacto',
      chat: 'Abrir un chat',
    },
  },
)

export type ServicesWords = (typeof words)['en']
