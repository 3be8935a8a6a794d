import type { Language } from '#server/language.ts'

interface PageEntry {
  /**
   * The page's folder below `app/pages`, by default the same as its path; or a file there, for an
   * address that answers with something other than a page.
   */
  file?: string
  /**
   * The page's name in the office's figures. Files and the pages of accounts have none, because the
   * figures do not count them; the pages of homes, articles and developments have titles of their
   * own.
   */
  name?: Record<Language, string>
  /**
   * Where the page is listed: in the sitemap, for search engines; with `overview` also in the
   * overview for language models, for which `app/pages/llms.ts` has the words.
   */
  listed?: 'sitemap' | 'overview'
  /**
   * Whether the page is rendered for each visitor, because it reads a cookie or a secret address.
   */
  personal?: true
}

const table = {
  '/': { file: 'home', name: { en: 'Home page', es: 'Portada' }, listed: 'sitemap' },
  '/properties': {
    name: { en: 'All homes', es: 'Todas las viviendas' },
    listed: 'overview',
  },
  '/properties/:slug': { file: 'property' },
  '/properties/:slug/pictures': { file: 'pictures' },
  '/properties/:slug/documents/:file': { file: 'property/document.ts', personal: true },
  '/properties/:slug/viewing': { file: 'viewing/request', personal: true },
  '/shortlist/viewing': {
    file: 'viewing/request',
    name: { en: 'Viewing of several homes', es: 'Visita a varias viviendas' },
    personal: true,
  },
  '/viewing': { name: { en: 'A viewing', es: 'Una visita' }, personal: true },
  '/viewing/change': {
    name: { en: 'Change of a viewing', es: 'Cambio de una visita' },
    personal: true,
  },
  '/viewing/office': {
    name: { en: 'A viewing, for the agency', es: 'Una visita, para la agencia' },
    personal: true,
  },
  '/viewing/calendar.ics': { file: 'viewing/calendar.ts', personal: true },
  '/viewing/feed.ics': { file: 'viewing/feed.ts', personal: true },
  '/homes.json': { file: 'recent/homes.ts', personal: true },
  '/shortlist': { name: { en: 'Saved homes', es: 'Viviendas guardadas' }, personal: true },
  '/property-types': {
    name: { en: 'Kinds of home and developments', es: 'Tipos de vivienda y promociones' },
    listed: 'overview',
  },
  '/property-types/townhouses': { file: 'townhouses' },
  '/property-types/16-plus-collection': { file: 'sixteen-plus' },
  '/property-types/north-residences': { file: 'north-residences' },
  '/property-types/lomas-2': { file: 'lomas-2' },
  '/property-types/palm-10': { file: 'palm-10' },
  '/property-types/waterfall-residences': { file: 'waterfall' },
  '/property-types/:type': { file: 'property-type' },
  '/property-types/:type/pictures': { file: 'pictures' },
  '/property-types/:type/look-round': { file: 'panorama' },
  '/new-releases': {
    name: { en: 'New releases', es: 'Nuevas promociones' },
    listed: 'overview',
  },
  '/luxury-property/carat': { file: 'carat' },
  '/luxury-property/carat/pictures': { file: 'pictures' },
  '/luxury-property/carat/look-round': { file: 'panorama' },
  '/rental-properties': {
    name: { en: 'ROI', es: 'Rentabilidad' },
    listed: 'overview',
  },
  '/buying-guide': {
    name: { en: 'Buying guide', es: 'Guía de compra' },
    listed: 'overview',
  },
  '/furniture-packages': {
    name: { en: 'Furniture packages', es: 'Paquetes de mobiliario' },
    listed: 'overview',
  },
  '/services-support': {
    name: { en: 'Services', es: 'Servicios' },
    listed: 'overview',
  },
  '/alerts': { name: { en: 'An alert', es: 'Un aviso' }, personal: true },
  '/alerts/new': { name: { en: 'New alert', es: 'Aviso nuevo' } },
  '/alerts/change': {
    name: { en: 'Change of an alert', es: 'Cambio de un aviso' },
    personal: true,
  },
  '/alerts/confirm': {
    file: 'alerts/step',
    name: { en: 'Confirmation of an alert', es: 'Confirmación de un aviso' },
    personal: true,
  },
  '/alerts/stop': {
    file: 'alerts/step',
    name: { en: 'End of an alert', es: 'Baja de un aviso' },
    personal: true,
  },
  '/newsletter/confirm': {
    file: 'newsletter/step',
    name: { en: 'Confirmation of the newsletter', es: 'Confirmación del boletín' },
    personal: true,
  },
  '/newsletter/unsubscribe': {
    file: 'newsletter/step',
    name: { en: 'Newsletter: unsubscribe', es: 'Baja del boletín' },
    personal: true,
  },
  '/properties/:slug/brochure.pdf': { file: 'brochure/property.ts', personal: true },
  '/property-types/:type/brochure.pdf': { file: 'brochure/development.ts', personal: true },
  '/luxury-property/carat/brochure.pdf': { file: 'brochure/development.ts', personal: true },
  '/privacy': { file: 'legal', name: { en: 'Privacy', es: 'Privacidad' }, listed: 'sitemap' },
  '/legal-notice': {
    file: 'legal',
    name: { en: 'Legal notice', es: 'Aviso legal' },
    listed: 'sitemap',
  },
  '/cookies': { file: 'legal', name: { en: 'Cookies', es: 'Cookies' }, listed: 'sitemap' },
  '/blog': { name: { en: 'Blog', es: 'Blog' }, listed: 'sitemap' },
  '/blog/:slug': { file: 'article' },
  '/feeds/blog.xml': { file: 'blog/feed.ts' },
  '/plans/:ref/plan.svg': { file: 'plans/plan.ts' },
  '/maps/resort.svg': { file: 'maps/map.ts' },
  '/maps/coast.svg': { file: 'maps/map.ts' },
  '/feeds/homes.xml': { file: 'feeds/homes.ts' },
  '/llms.txt': { file: 'llms.ts' },
  '/login': { personal: true },
  '/register': { personal: true },
  '/forgot-password': { personal: true },
  '/reset-password': { personal: true },
  '/confirm': { personal: true },
  '/sign-out': { personal: true },
  '/profile': { personal: true },
  '/login/code': { personal: true },
  '/profile/delete': { personal: true },
  '/profile/security': { personal: true },
  '/profile/second-step': { personal: true },
  '/profile/second-step/codes': { personal: true },
  '/profile/data.json': { file: 'profile/data.ts', personal: true },
  '/contact': { name: { en: 'Contact', es: 'Contacto' }, listed: 'sitemap' },
  '/information': { name: { en: 'Request for information', es: 'Solicitud de información' } },
} as const satisfies Record<`/${string}`, PageEntry>

/** A path of a page or a file, without its language; a segment may be a parameter. */
export type PagePath = keyof typeof table

/** The pages of the overview for language models. */
export type OverviewPath = {
  [P in PagePath]: (typeof table)[P] extends { listed: 'overview' } ? P : never
}[PagePath]

/**
 * Every page and file that exists in both languages, with its path: the source of the routes, the
 * sitemap, `llms.txt`, the names in the figures, and the addresses that tests open.
 */
export const pageEntries = Object.entries<PageEntry>(table)
