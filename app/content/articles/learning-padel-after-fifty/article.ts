import type { ArticleData } from '#app/content/article.ts'

export default {
  id: 2,
  category: 'sports',
  date: '2026-01-13',
  picture: 'j-padel',
  texts: {
    en: {
      title: 'Learning padel after fifty',
      description:
        'It is played in a glass box, it is not tennis, and you will be tolerable at it by Thursday. Notes from the lower courts.',
      caption: 'Court two, a little before ten, and a ball that nobody has come back for.',
      keywords: [
        'padel Costa del Sol',
        'learn padel',
        'padel rules',
        'padel over 50',
        'padel court size',
      ],
    },
    es: {
      title: 'Aprender pádel pasados los cincuenta',
      description:
        'Se juega entre cristales, no es tenis y el jueves se defenderá usted sin hacer el ridículo. Apuntes desde las pistas de abajo.',
      caption: 'Pista dos, poco antes de las diez, con una pelota que nadie ha vuelto a buscar.',
      keywords: [
        'pádel Costa del Sol',
        'aprender pádel',
        'reglas del pádel',
        'pádel a los 50',
        'medidas pista de pádel',
      ],
    },
  },
} satisfies ArticleData
