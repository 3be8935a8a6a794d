import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import type { Language } from '#server/language.ts'

/** The gallery of components, which no production build has. */
const galleryRoutes = (language: Language): RouteConfigEntry[] =>
  process.env.NODE_ENV === 'production'
    ? []
    : [route('gallery', 'gallery/page.tsx', { id: `${language}/gallery` })]

/** Every page. The language comes from the path: English at the root, Spanish under /es. */
const pages = (language: Language): RouteConfigEntry[] => {
  const page = (path: string, file: string) =>
    route(path, `pages/${file}/page.tsx`, { id: `${language}/${path}` })
  const file = (path: string, file: string) =>
    route(path, `pages/${file}.ts`, { id: `${language}/${path}` })
  return [
    index('pages/home/page.tsx', { id: `${language}/home` }),
    page('properties', 'properties'),
    page('properties/:slug', 'property'),
    page('properties/:slug/pictures', 'pictures'),
    file('properties/:slug/documents/:file', 'property/document'),
    page('properties/:slug/viewing', 'viewing/request'),
    page('shortlist/viewing', 'viewing/request'),
    page('viewing', 'viewing'),
    page('viewing/change', 'viewing/change'),
    page('viewing/office', 'viewing/office'),
    file('viewing/calendar.ics', 'viewing/calendar'),
    file('viewing/feed.ics', 'viewing/feed'),
    file('homes.json', 'recent/homes'),
    page('shortlist', 'shortlist'),
    page('property-types', 'property-types'),
    page('property-types/townhouses', 'townhouses'),
    page('property-types/16-plus-collection', 'sixteen-plus'),
    page('property-types/north-residences', 'north-residences'),
    page('property-types/lomas-2', 'lomas-2'),
    page('property-types/palm-10', 'palm-10'),
    page('property-types/waterfall-residences', 'waterfall'),
    page('property-types/:type', 'property-type'),
    page('property-types/:type/pictures', 'pictures'),
    page('property-types/:type/look-round', 'panorama'),
    page('new-releases', 'new-releases'),
    page('luxury-property/carat', 'carat'),
    page('luxury-property/carat/pictures', 'pictures'),
    page('luxury-property/carat/look-round', 'panorama'),
    page('rental-properties', 'rental-properties'),
    page('buying-guide', 'buying-guide'),
    page('furniture-packages', 'furniture-packages'),
    page('services-support', 'services-support'),
    page('alerts', 'alerts'),
    page('alerts/new', 'alerts/new'),
    page('alerts/change', 'alerts/change'),
    page('alerts/confirm', 'alerts/confirm'),
    page('alerts/stop', 'alerts/stop'),
    page('newsletter/confirm', 'newsletter/confirm'),
    page('newsletter/unsubscribe', 'newsletter/unsubscribe'),
    file('properties/:slug/brochure.pdf', 'brochure/property'),
    file('property-types/:type/brochure.pdf', 'brochure/development'),
    file('luxury-property/carat/brochure.pdf', 'brochure/development'),
    ...['privacy', 'legal-notice', 'cookies'].map((path) => page(path, 'legal')),
    page('blog', 'blog'),
    page('blog/:slug', 'article'),
    file('feeds/blog.xml', 'blog/feed'),
    file('plans/:ref/plan.svg', 'plans/plan'),
    file('maps/resort.svg', 'maps/map'),
    file('maps/coast.svg', 'maps/map'),
    file('feeds/homes.xml', 'feeds/homes'),
    ...[
      'login',
      'register',
      'forgot-password',
      'reset-password',
      'confirm',
      'sign-out',
      'profile',
    ].map((path) => page(path, path)),
    page('login/code', 'login/code'),
    page('profile/delete', 'profile/delete'),
    page('profile/security', 'profile/security'),
    page('profile/second-step', 'profile/second-step'),
    page('profile/second-step/codes', 'profile/second-step/codes'),
    file('profile/data.json', 'profile/data'),
    page('contact', 'contact'),
    page('information', 'information'),
    ...galleryRoutes(language),
    page('*', 'unknown'),
  ]
}

/**
 * The agency's office (docs/office.md). Its ids begin with `en/office` or `es/office`, which
 * distinguishes them from visitors' pages.
 */
const office = (language: Language): RouteConfigEntry[] => {
  const page = (path: string, file = path) =>
    route(`office/${path}`, `office/${file}/page.tsx`, { id: `${language}/office/${path}` })
  return [
    layout('office/entrance/frame.tsx', { id: `${language}/office-entrance` }, [
      page('sign-in', 'entrance/sign-in'),
      page('enrol', 'entrance/enrol'),
    ]),
    layout('office/frame/office-frame.tsx', { id: `${language}/office-frame` }, [
      route('office', 'office/start.ts', { id: `${language}/office` }),
      page('leads'),
      page('leads/board'),
      page('leads/:id', 'leads/lead'),
      page('leads/:id/person', 'leads/person'),
      route('office/leads/:id/person.json', 'office/leads/person/export.ts', {
        id: `${language}/office/leads/person.json`,
      }),
      route('office/events', 'office/news/events.ts', { id: `${language}/office/events` }),
      page('viewings'),
      page('viewings/new'),
      page('mail'),
      page('changes'),
      page('staff'),
      page('account'),
      page('homes', 'homes/list'),
      page('homes/import'),
      page('homes/unused'),
      route('office/homes/new', 'office/homes/list/new.ts', { id: `${language}/office/homes/new` }),
      route('office/homes.csv', 'office/homes/list/export.ts', {
        id: `${language}/office/homes.csv`,
      }),
      page('figures'),
      route('office/figures.csv', 'office/figures/export.ts', {
        id: `${language}/office/figures.csv`,
      }),
      page('texts'),
      page('texts/:kind/:slug', 'texts/edit'),
      page('texts/:kind/:slug/versions', 'texts/versions'),
      route('office/texts/:kind/:slug/draft', 'office/texts/draft.ts', {
        id: `${language}/office/texts/draft`,
      }),
      page('newsletter'),
      page('newsletter/:id', 'newsletter/edit'),
      page('homes/:id', 'homes/edit'),
      page('homes/:id/pictures', 'homes/pictures'),
      page('homes/:id/documents', 'homes/documents'),
      page('homes/:id/versions', 'homes/versions'),
      page('homes/:id/enquiries', 'leads/of-home'),
      page('homes/:id/log', 'changes/of-home'),
      route('office/homes/:id/pictures/upload', 'office/homes/pictures/take-picture.ts', {
        id: `${language}/office/homes/upload`,
      }),
      route('office/homes/:id/pictures/draft', 'office/homes/pictures/draft.ts', {
        id: `${language}/office/homes/pictures/draft`,
      }),
      route('office/homes/:id/documents/upload', 'office/homes/documents/upload.ts', {
        id: `${language}/office/homes/documents/upload`,
      }),
      route('office/documents/:file', 'office/homes/documents/open.ts', {
        id: `${language}/office/documents`,
      }),
      route('office/homes/:id/draft', 'office/homes/edit/draft.ts', {
        id: `${language}/office/homes/draft`,
      }),
      route('office/kept', 'office/kept.ts', { id: `${language}/office/kept` }),
      route('office/*', 'office/unknown-screen.tsx', { id: `${language}/office/*` }),
    ]),
  ]
}

export default [
  layout('pages/page-frame.tsx', [...pages('en'), ...prefix('es', pages('es'))]),
  ...office('en'),
  ...prefix('es', office('es')),
  route('sitemap.xml', 'pages/sitemap/sitemap.ts', { id: 'sitemap' }),
  route('sitemaps/:part', 'pages/sitemap/sitemap.ts', { id: 'sitemap-part' }),
  route('robots.txt', 'pages/robots.ts'),
  route('feeds/kyero.xml', 'pages/feeds/kyero.ts'),
  route('llms.txt', 'pages/llms.ts'),
  route('shortlist.css', 'pages/shortlist/saved-homes.ts'),
  route('account/status', 'pages/account-status/status.ts'),
] satisfies RouteConfig
