import { translations } from '#app/words.ts'

/** What the pages of the site are called in the figures. */
export const pageNames = translations(
  {
    pages: {
      '/': 'Home page',
      '/properties': 'All homes',
      '/property-types': 'Kinds of home and developments',
      '/new-releases': 'New releases',
      '/rental-properties': 'ROI',
      '/buying-guide': 'Buying guide',
      '/furniture-packages': 'Furniture packages',
      '/services-support': 'Services',
      '/blog': 'Blog',
      '/contact': 'Contact',
      '/information': 'Request for information',
      '/shortlist': 'Saved homes',
      '/shortlist/viewing': 'Viewing of several homes',
      '/viewing': 'A viewing',
      '/alerts/new': 'New alert',
      '/privacy': 'Privacy',
      '/legal-notice': 'Legal notice',
      '/cookies': 'Cookies',
    },
    parts: {
      viewing: 'Viewing: {title}',
      pictures: 'Pictures: {title}',
      'look-round': '360° view: {title}',
    },
  },
  {
    pages: {
      '/': 'Portada',
      '/properties': 'Todas las viviendas',
      '/property-types': 'Tipos de vivienda y promociones',
      '/new-releases': 'Nuevas promociones',
      '/rental-properties': 'Rentabilidad',
      '/buying-guide': 'Guía de compra',
      '/furniture-packages': 'Paquetes de mobiliario',
      '/services-support': 'Servicios',
      '/blog': 'Blog',
      '/contact': 'Contacto',
      '/information': 'Solicitud de información',
      '/shortlist': 'Viviendas guardadas',
      '/shortlist/viewing': 'Visita a varias viviendas',
      '/viewing': 'Una visita',
      '/alerts/new': 'Aviso nuevo',
      '/privacy': 'Privacidad',
      '/legal-notice': 'Aviso legal',
      '/cookies': 'Cookies',
    },
    parts: {
      viewing: 'Visita: {title}',
      pictures: 'Imágenes: {title}',
      'look-round': 'Vista de 360°: {title}',
    },
  },
)
