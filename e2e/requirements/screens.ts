/**
 * The pages of docs/requirements (pages.md, homes.md, site.md) as tables of their words, counts and
 * links.
 */

import { countPictures } from '../../testing/sample-home.ts'
import { type Both, linksOfTheTypes, region, same, saying, type Screen, slides } from './screen.ts'
import { typeScreens } from './type-screens.ts'

const picturesOfGarden = countPictures('R49052083')

/** The filled cells in a package's column. */
const packageFeatures = (column: number) =>
  `tbody td:nth-of-type(${column}):not(:contains("Not included"), :contains("No incluido"))`

const categories: Both[] = [
  ['Hospitality 1', 'Hostelería 1'],
  ['Sports 2', 'Deporte 2'],
  ['Events 2', 'Eventos 2'],
  ['Lifestyle 1', 'Estilo de vida 1'],
  ['Travel 2', 'Viajes 2'],
  ['Education 1', 'Educación 1'],
  ['Nature 2', 'Naturaleza 2'],
  ['Culture 1', 'Cultura 1'],
  ['Gastronomy 2', 'Gastronomía 2'],
  ['History 1', 'Historia 1'],
]

export const screens: readonly Screen[] = [
  {
    path: '/',
    links: [
      ['View Properties', 'Ver viviendas', '/properties'],
      ['Explore Rentals', 'Ver alquileres', '/rental-properties#features'],
      ['Explore Properties', 'Ver viviendas', '/properties'],
      ['View Rentals', 'Ver alquileres', '/rental-properties'],
      ['Browse Furniture', 'Ver mobiliario', '/furniture-packages'],
      ['Discover Services', 'Ver servicios', '/services-support'],
      ['Search Properties', 'Buscar viviendas', '/properties'],
      ['Palm 10', 'Palm 10', '/property-types/palm-10'],
      ['Lomas del Higuerón 2', 'Lomas del Higuerón 2', '/property-types/lomas-2'],
      ['16+ Collection', '16+ Collection', '/property-types/16-plus-collection'],
      ['North Residences', 'North Residences', '/property-types/north-residences'],
      ['Luxury Apartments', 'Apartamentos de lujo', '/property-types/apartments'],
      ['Exclusive Villas', 'Villas independientes', '/property-types/villas'],
      ['Premium Penthouses', 'Áticos', '/property-types/penthouses'],
      ['Modern Townhouses', 'Casas adosadas modernas', '/property-types/townhouses'],
      ['CARAT', 'CARAT', '/luxury-property/carat'],
      ['Waterfall Residences', 'Waterfall Residences', '/property-types/waterfall-residences'],
      [
        'Apartment by the upper steps',
        'Apartamento con sol de tarde',
        '/properties/apartment-by-the-upper-steps',
      ],
      [
        'Arrange a viewing',
        'Concertar una visita',
        '/shortlist/viewing?homes=apartment-by-the-upper-steps.travertine-villa-evening-terrace.corner-penthouse-with-solarium',
      ],
    ],
    buttons: [['Contact Us', 'Contacto', '']],
    says: [
      ['For sale now, from €410,000', 'En venta ahora, desde 410.000 €'],
      ['Palm 10 New from €2,400,000', 'Palm 10 Nueva desde 2.400.000 €'],
      ['Lomas del Higuerón 2 New from €545,000', 'Lomas del Higuerón 2 Nueva desde 545.000 €'],
      ['16+ Collection New from €1,190,000', '16+ Collection Nueva desde 1.190.000 €'],
      [
        'North Residences New from €1,100,000 indicative; homes on sale from €2,530,000',
        'North Residences Nueva desde 1.100.000 € orientativo; viviendas en venta desde 2.530.000 €',
      ],
      // The claims about the resort.
      ['Heated pool and spa', 'Piscina climatizada y spa'],
      ['25 m', '25 m'],
      ['Padel and tennis', 'Pádel y tenis'],
      ['24/7', '24/7'],
      ['Gated security', 'Recinto vigilado'],
      ['Michelin-starred restaurants', 'restaurantes con estrella Michelin'],
      ['15 min From the airport', '15 min Del aeropuerto'],
      [
        'under thirty minutes to the nearest big city',
        'menos de treinta minutos de la gran ciudad más próxima',
      ],
      ['300+ Days of sun Every year', '300+ Días de sol Todos los años'],
      ['Concierge', 'Servicio de conserjería'],
      ['every day of the week', 'todos los días'],
    ],
    counts: [
      ['service cards', `${region('services')} article`, 4],
      ['pictures of the resort', `${region('resort')} figure`, 3],
      ['figures of the resort', `${region('resort')} h3`, 6],
      ['development and type cards', `${region('developments')} li`, 10],
      ['cards flagged new', saying(`${region('developments')} li span`, 'New', 'Nueva'), 5],
      ['featured homes', `${region('featured')} article`, 3],
      ['featured homes in 4:3', `${region('featured')} article > .r-4x3`, 3],
    ],
  },
  {
    path: '/properties',
    says: [
      ['Properties for sale', 'Viviendas en venta'],
      ['Sea-view apartments and penthouses', 'Apartamentos y áticos con vistas al mar'],
      ['Contemporary residences with pool', 'Viviendas contemporáneas con piscina'],
      ['Hillside villas and townhouses', 'Villas y casas adosadas en la ladera'],
    ],
    links: [...linksOfTheTypes, ['View Properties', 'Ver viviendas', '/luxury-property/carat']],
    buttons: [
      ['Request Information', 'Solicitar información', ['Apartments', 'Apartamentos']],
      ['Request Information', 'Solicitar información', same('Villas')],
      ['Request Information', 'Solicitar información', ['Penthouses', 'Áticos']],
      ['Submit Inquiry', 'Enviar consulta', null],
    ],
    counts: [
      ['type cards', `${region('residences')} article`, 10],
      ['featured developments', `${region('picks')} article`, 3],
      ['cards that open a dialog', `${region('shapes')} button[commandfor^=information]`, 3],
    ],
  },
  {
    path: '/properties/garden-apartment-south-terrace',
    links: [
      ['All properties', 'Todas las viviendas', '/properties'],
      ['Apartments', 'Apartamentos', '/property-types/apartments'],
      ['All apartments', 'Todos los apartamentos', '/property-types/apartments'],
      [
        'Arrange a viewing',
        'Concertar una visita',
        '/properties/garden-apartment-south-terrace/viewing',
      ],
      [
        'Download Brochure',
        'Descargar el folleto',
        '/properties/garden-apartment-south-terrace/brochure.pdf',
      ],
    ],
    buttons: [['Submit Inquiry', 'Enviar consulta', null]],
    says: [
      ['Garden apartment, south terrace', 'Bajo con jardín y terraza al sur'],
      [
        'Alborán Hills, Costa del Sol Ref. R49052083',
        'Alborán Hills, Costa del Sol Ref. R49052083',
      ],
      [
        'Bedrooms 2 Bathrooms 2 Area 98 m² Terrace 38 m² Garden 64 m² Fees, a month €240 Price €485,000',
        'Dormitorios 2 Baños 2 Superficie 98 m² Terraza 38 m² Jardín 64 m² Comunidad, al mes 240 € Precio 485.000 €',
      ],
      [
        'Type Apartment Bedrooms 2 Bathrooms 2 Build size 98 m² Terrace 38 m² Garden / plot 64 m² Community fees €240 a month',
        'Tipo Apartamento Dormitorios 2 Baños 2 Superficie construida 98 m² Terraza 38 m² Jardín / parcela 64 m² Comunidad 240 € al mes',
      ],
      ['Reference R49052083', 'Referencia R49052083'],
      ['Description', 'Descripción'],
      ['Features', 'Características'],
      [
        'they are not to scale. A map to scale is available on request.',
        'no para medir. Si necesita un plano de situación a escala, se lo facilitaremos.',
      ],
    ],
    counts: [
      ['slides in 16:9', '[aria-roledescription] li .r-16x9', picturesOfGarden],
      ['slides loaded at once', '[aria-roledescription] ul[tabindex] img[loading=eager]', 1],
      [
        'slides loaded when needed',
        '[aria-roledescription] ul[tabindex] img[loading=lazy]',
        picturesOfGarden - 1,
      ],
    ],
  },
  {
    path: '/properties/villa-on-one-floor',
    links: [
      ['Villas', 'Villas', '/property-types/villas'],
      ['All villas', 'Todas las villas', '/property-types/villas'],
    ],
    says: [
      ['The plan', 'El plano'],
      ['Rooms and their areas', 'Estancias y superficies'],
    ],
  },
  {
    path: '/new-releases',
    says: [
      ['pre-launch', 'preventa'],
      ['Exclusive Release', 'Lanzamiento exclusivo'],
      ['€830,000–3,700,000', '830.000–3.700.000 €'],
      ['Palm 10 from €2,400,000 New', 'Palm 10 desde 2.400.000 € Nueva'],
      ['Lomas del Higuerón 2 from €545,000 New', 'Lomas del Higuerón 2 desde 545.000 € Nueva'],
      ['16+ Collection from €1,190,000 New', '16+ Collection desde 1.190.000 € Nueva'],
      [
        'North Residences from €1,100,000 indicative; homes on sale from €2,530,000 New',
        'North Residences desde 1.100.000 € orientativo; viviendas en venta desde 2.530.000 € Nueva',
      ],
    ],
    links: [
      ['Register interest', 'Solicitar información previa', '/new-releases#register-interest'],
      ['See CARAT', 'Ver CARAT', '/luxury-property/carat'],
    ],
    buttons: [['Register interest', 'Solicitar información previa', null]],
    counts: [
      ['featured release', `${region('featured')} h2`, 1],
      ['feature cards', `${region('prelaunch')} article`, 3],
      ['what the hero leads to', '#register-interest', 1],
    ],
  },
  {
    path: '/luxury-property/carat',
    says: [
      ['CARAT Exclusive Release', 'CARAT Lanzamiento exclusivo'],
      ['€ 830,000 - 3,700,000', '830.000–3.700.000 €'],
      ['Overview', 'Descripción'],
      ['Features', 'Características'],
      ['Amenities', 'Servicios y zonas comunes'],
      ['Sustainability', 'Sostenibilidad'],
      [
        'Type Luxury Apartments Bedrooms 2-4 Bathrooms 2-4 Size 120-350 m² Terraces 30-200 m² Status Under Construction',
        'Tipo Apartamentos de lujo Dormitorios 2–4 Baños 2–4 Superficie 120–350 m² Terrazas 30–200 m² Estado En construcción',
      ],
    ],
    buttons: [
      ['Request More Information', 'Solicitar más información', same('CARAT Luxury Residence')],
      ['Contact a Specialist', 'Hablar con un especialista', same('CARAT Luxury Residence')],
    ],
    counts: [slides(10, 'CARAT')],
  },
  {
    path: '/rental-properties',
    says: [
      ['5–8% a year', '5–8 % anual'],
      ['€1,800–2,500', '1.800–2.500 €'],
      ['€250–400', '250–400 €'],
      ['from €400,000', 'desde 400.000 €'],
      [
        '0 The gate 5 Beach 15 Airport 20 City centre (Málaga) 25 Resort town (Marbella)',
        '0 La entrada 5 Playa 15 Aeropuerto 20 Centro de la ciudad (Málaga) 25 Localidad turística (Marbella)',
      ],
      ['luxury resort town', 'localidad turística de lujo'],
      ['Premium locations', 'Bien situadas'],
      ['Luxury amenities', 'Instalaciones de lujo'],
      [
        'Flexible terms From short holiday lets to long-term',
        'Plazos flexibles Desde estancias cortas de vacaciones hasta contratos largos',
      ],
      ['Professional management', 'Gestión profesional'],
      ['High-end furnishings', 'Mobiliario de gama alta'],
      ['Coastal lifestyle', 'Vida junto al mar'],
      ['The market', 'El mercado'],
      ['What we would tell a friend', 'Lo que le diríamos a un amigo'],
    ],
    links: [
      ['See the property types', 'Ver los tipos de vivienda', '/property-types'],
      ['Compare the types', 'Comparar los tipos', '/property-types'],
      ['Property types', 'Tipos de vivienda', '/property-types'],
    ],
    buttons: [['Submit Inquiry', 'Enviar consulta', null]],
    counts: [
      ['numbered sections', 'article > section > h2[id^=section-]', 6],
      ['feature blocks', `${region('features')} h3`, 6],
    ],
  },
  {
    path: '/furniture-packages',
    says: [
      ['Consultation', 'Consulta'],
      ['Proposal', 'Propuesta'],
      ['Implementation', 'Montaje'],
      ['Custom solutions', 'Soluciones a medida'],
    ],
    buttons: [
      ['Request Details', 'Consultar detalles', ['Essential package', 'Paquete Essential']],
      ['Request Details', 'Consultar detalles', ['Premium package', 'Paquete Premium']],
      ['Request Details', 'Consultar detalles', ['Luxury package', 'Paquete Luxury']],
    ],
    counts: [
      ['packages', 'table thead h2', 3],
      ['features of Essential', packageFeatures(1), 5],
      ['features of Premium', packageFeatures(2), 6],
      ['features of Luxury', packageFeatures(3), 7],
      ['steps', `${region('custom')} h3`, 3],
    ],
  },
  {
    path: '/services-support',
    says: [
      ['Coming Soon', 'Próximamente'],
      ['Property management', 'Gestión de la vivienda'],
      ['Rental administration', 'Administración del alquiler'],
      ['Concierge', 'Servicio de conserjería'],
      ['Maintenance and repairs', 'Mantenimiento y reparaciones'],
      ['Legal and administrative', 'Asuntos legales y administrativos'],
      ['Interior design', 'Interiorismo'],
    ],
    buttons: [['Subscribe', 'Suscribirse', null]],
    counts: [
      ['services', 'main article', 6],
      ['e-mail fields of the newsletter', '#newsletter input[type=email]', 1],
    ],
  },
  {
    path: '/blog',
    says: [['Blog', 'Blog'], ...categories],
    links: [['The towers that talked', 'Las torres que hablaban', '/blog/the-towers-that-talked']],
    counts: [
      ['articles', 'h2 > a', 15],
      ['pictures', 'img', 15],
      ['dates', 'time', 15],
      ['"Read more"', saying('main span[aria-hidden]', 'Read more', 'Leer más'), 15],
    ],
  },
  {
    path: '/blog/the-train-by-the-sea',
    says: [
      ['The train by the sea', 'El tren de la orilla'],
      ['You might also like', 'También puede interesarle'],
    ],
    links: [['Back to Blog', 'Volver al blog', '/blog']],
    buttons: [['Contact us today', 'Póngase en contacto hoy mismo', '']],
    counts: [['other articles', `${region('also')} article`, 3]],
  },
  ...typeScreens,
]
