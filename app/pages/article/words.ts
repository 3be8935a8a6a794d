import { translations } from '#app/words.ts'

export const words = translations(
  {
    back: 'Back to Blog',
    readingTime: 'Reading time:',
    minutes: { one: '{n} minute', other: '{n} minutes' },
    also: 'You might also like',
  },
  {
    back: 'Volver al blog',
    readingTime: 'Tiempo de lectura:',
    minutes: { one: '{n} minuto', other: '{n} minutos' },
    also: 'También puede interesarle',
  },
)
