import { translations } from '#app/words.ts'

/**
 * Texts of the error pages (docs/requirements/site.md#not-found,
 * docs/requirements/forms.md#messages).
 */
export const problemWords = translations(
  {
    notFound: { title: 'Oops! Page not found', text: '', link: 'Return to Home' },
    property: {
      title: 'Property Not Found',
      text: "We couldn't find the property you were looking for.",
      link: 'All properties',
    },
    propertyUnavailable: {
      title: 'Property Not Found',
      text: "We couldn't find the property you were looking for. Error fetching property: our catalogue does not answer just now. Please try again in a few minutes.",
      link: 'All properties',
    },
    noSlug: {
      title: 'Property Not Found',
      text: 'No property slug provided',
      link: 'All properties',
    },
    unavailable: {
      title: 'We cannot look that up just now',
      text: 'Our catalogue does not answer. It is our fault, not yours: please try again in a few minutes, or write to us by chat.',
      link: 'Return to Home',
    },
    tooMany: {
      title: 'Too many requests at once',
      text: 'Your network has sent more requests than we can answer at once. Please wait a few seconds, then load the page again.',
      link: 'Return to Home',
    },
    forbidden: {
      title: 'That did not come from our pages',
      text: 'Please go back to the page and send the form from there.',
      link: 'Return to Home',
    },
    tooLarge: {
      title: 'That is more than we can take',
      text: 'Please send a shorter message; we will ask for the rest.',
      link: 'Return to Home',
    },
    malformed: {
      title: 'We could not read that',
      text: 'Please go back to the page and send the form again.',
      link: 'Return to Home',
    },
    unexpected: {
      title: 'Unexpected Application Error!',
      text: 'Something went wrong on our side, and we have noted it. Please try again, or write to us by chat.',
      link: 'Return to Home',
    },
  },
  {
    notFound: { title: 'Vaya, esta página no existe', text: '', link: 'Volver al inicio' },
    property: {
      title: 'No encontramos esta vivienda',
      text: 'No hemos encontrado la vivienda que buscaba.',
      link: 'Todas las viviendas',
    },
    propertyUnavailable: {
      title: 'No encontramos esta vivienda',
      text: 'No hemos encontrado la vivienda que buscaba. No se ha podido cargar: nuestro catálogo no responde en este momento. Vuelva a intentarlo dentro de unos minutos.',
      link: 'Todas las viviendas',
    },
    noSlug: {
      title: 'No encontramos esta vivienda',
      text: 'Falta el nombre de la vivienda en la dirección',
      link: 'Todas las viviendas',
    },
    unavailable: {
      title: 'Ahora mismo no podemos consultarlo',
      text: 'Nuestro catálogo no responde. El fallo es nuestro: vuelva a intentarlo dentro de unos minutos o escríbanos por chat.',
      link: 'Volver al inicio',
    },
    tooMany: {
      title: 'Demasiadas peticiones a la vez',
      text: 'Desde su red han llegado más peticiones de las que podemos atender a la vez. Espere unos segundos y vuelva a cargar la página.',
      link: 'Volver al inicio',
    },
    forbidden: {
      title: 'Este envío no procede de nuestras páginas',
      text: 'Vuelva a la página y envíe el formulario desde allí.',
      link: 'Volver al inicio',
    },
    tooLarge: {
      title: 'Es más de lo que podemos recibir',
      text: 'Envíe un mensaje más corto; ya le pediremos el resto.',
      link: 'Volver al inicio',
    },
    malformed: {
      title: 'No hemos podido leerlo',
      text: 'Vuelva a la página y envíe el formulario de nuevo.',
      link: 'Volver al inicio',
    },
    unexpected: {
      title: 'Error inesperado',
      text: 'Algo ha fallado por nuestra parte y ha quedado anotado. Inténtelo de nuevo o escríbanos por chat.',
      link: 'Volver al inicio',
    },
  },
)

export type ProblemWords = (typeof problemWords)['en']
