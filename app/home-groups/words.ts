import { locationWords } from '#app/content/location-words.ts'
import { translations } from '#app/words.ts'

/** Texts that the pages of all developments share. */
export const words = translations(
  {
    back: 'Property types',
    place: 'Alborán Hills, Costa del Sol',
    /** After the title of a development in search results. */
    region: 'Costa del Sol',
    from: 'From {price}',
    isNew: 'New',
    underConstruction: 'Under Construction',
    carousel: {
      label: 'Pictures: {name}',
      previous: 'Previous picture',
      next: 'Next picture',
      counter: '{n} of {total}',
    },
    impression:
      'Computer-generated impressions. Rooms and shared places are shown as examples; the finished homes may differ.',
    spec: {
      area: 'Build',
      terrace: 'Terrace',
      residences: 'Residences',
      bedrooms: 'Bedrooms',
      parking: 'Parking',
      parkingValue: '{n} spaces, underground',
    },
    resort: {
      included: [
        'Spa and {pool}-metre heated pool',
        'Padel and tennis courts',
        'Concierge, every day of the week',
        'Gated security, 24/7',
      ],
      near: ['Michelin-starred restaurants, by car', 'Airport, {airport} minutes'],
    },
    where: locationWords.en,
    request: 'Request Information',
    more: 'Request More Information',
    specialist: 'Contact a Specialist',
    contact: 'Contact Us',
    properties: 'All properties',
  },
  {
    back: 'Tipos de vivienda',
    place: 'Alborán Hills, Costa del Sol',
    region: 'Costa del Sol',
    from: 'Desde {price}',
    isNew: 'Nueva',
    underConstruction: 'En construcción',
    carousel: {
      label: 'Imágenes: {name}',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      counter: '{n} de {total}',
    },
    impression:
      'Infografías. Las estancias y las zonas comunes se muestran como ejemplo; las viviendas terminadas pueden variar.',
    spec: {
      area: 'Superficie construida',
      terrace: 'Terraza',
      residences: 'Viviendas',
      bedrooms: 'Dormitorios',
      parking: 'Garaje',
      parkingValue: '{n} plazas subterráneas',
    },
    resort: {
      included: [
        'Spa y piscina climatizada de {pool} metros',
        'Pistas de pádel y tenis',
        'Servicio de conserjería todos los días de la semana',
        'Recinto cerrado con vigilancia 24 horas',
      ],
      near: ['Restaurantes con estrella Michelin, en coche', 'Aeropuerto, a {airport} minutos'],
    },
    where: locationWords.es,
    request: 'Solicitar información',
    more: 'Solicitar más información',
    specialist: 'Hablar con un especialista',
    contact: 'Contacto',
    properties: 'Todas las viviendas',
  },
)

export type DevelopmentWords = (typeof words)['en']
