import type { Language } from '#server/language.ts'

/**
 * The templates of replies. `{name}`, `{home}` and `{facts}` are filled in; the author of the reply
 * replaces words in square brackets.
 */
export interface ReplyTexts {
  /** The name by which staff choose it. */
  name: string
  subject: string
  message: string
}

/** The built-in templates, by name. */
export const builtInReplies: Readonly<Record<string, Record<Language, ReplyTexts>>> = {
  first: {
    en: {
      name: 'First answer, with two times',
      subject: 'Your question about {home}',
      message:
        'Dear {name},\n\nThank you for writing. [answer]\n\nI can show you {home} on [day and time] or [day and time].',
    },
    es: {
      name: 'Primera respuesta, con dos horarios',
      subject: 'Su consulta sobre {home}',
      message:
        'Hola, {name}:\n\nGracias por escribirnos. [respuesta]\n\nPuedo enseñarle {home} el [día y hora] o el [día y hora].',
    },
  },
  thanks: {
    en: {
      name: 'Thank you, and the brochure',
      subject: 'Your question about {home}',
      message:
        'Dear {name},\n\nThank you for writing. Here is what we know about {home}:\n\n{facts}',
    },
    es: {
      name: 'Agradecimiento y folleto',
      subject: 'Su consulta sobre {home}',
      message:
        'Hola, {name}:\n\nGracias por escribirnos. Esto es lo que sabemos de {home}:\n\n{facts}',
    },
  },
  price: {
    en: {
      name: 'The price has changed',
      subject: 'The price of {home}',
      message: 'Dear {name},\n\nYou asked about {home}. Its price has changed:\n\n{facts}',
    },
    es: {
      name: 'Ha cambiado el precio',
      subject: 'El precio de {home}',
      message: 'Hola, {name}:\n\nNos preguntó por {home}. Su precio ha cambiado:\n\n{facts}',
    },
  },
}

/** The names that a template may contain in braces. */
export const replyNames: readonly string[] = ['name', 'home', 'facts']
