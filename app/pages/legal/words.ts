import { catalogue } from '#app/words.ts'

/** Titles of the legal pages, and replacements for company data that is not configured. */
export const words = catalogue(
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
    missing: {
      note: 'To the agency: this page is a draft until the marked places are filled in ({names}) and a lawyer has read it.',
      company: 'company name, to be filled in by the agency',
      taxId: 'tax number, to be filled in by the agency',
      address: 'registered address, to be filled in by the agency',
      register: 'register, volume, sheet and entry, to be filled in by the agency',
      processors: 'hosting and e-mail providers, to be named by the agency',
    },
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
    missing: {
      note: 'Para la agencia: esta página es un borrador hasta que se completen los lugares marcados ({names}) y la revise un abogado.',
      company: 'denominación social, que debe completar la agencia',
      taxId: 'NIF, que debe completar la agencia',
      address: 'domicilio social, que debe completar la agencia',
      register: 'registro, tomo, folio, hoja e inscripción, que debe completar la agencia',
      processors: 'proveedores de alojamiento y de correo, que debe nombrar la agencia',
    },
  },
)

export type LegalPage = keyof (typeof words)['en']['pages']
