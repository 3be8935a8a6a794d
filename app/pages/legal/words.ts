import { translations } from '#app/words.ts'

/** Titles of the legal pages; their texts are in `app/content/legal`. */
export const words = translations(
  {
    pages: {
      privacy: {
        title: 'Privacy',
        description:
          'What Alborán Residences does with the data you send, who sees them, for how long, and your rights.',
      },
      'legal-notice': {
        title: 'Legal notice',
        description:
          'Who is behind Alborán Residences, and what its prices, measurements and pictures are worth.',
      },
      cookies: {
        title: 'Cookies',
        description:
          'One cookie for the language, one for the shortlist, a few more when you sign in, and none from third parties.',
      },
    },
    contents: 'On this page',
  },
  {
    pages: {
      privacy: {
        title: 'Privacidad',
        description:
          'Qué hace Alborán Residences con los datos que envía, quién los ve, cuánto tiempo se guardan y qué derechos tiene.',
      },
      'legal-notice': {
        title: 'Aviso legal',
        description:
          'Quién está detrás de Alborán Residences y qué valor tienen sus precios, superficies e imágenes.',
      },
      cookies: {
        title: 'Política de cookies',
        description:
          'Una cookie para el idioma, otra para la selección, alguna más al iniciar sesión y ninguna de terceros.',
      },
    },
    contents: 'En esta página',
  },
)
