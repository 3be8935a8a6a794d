import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import type { Language } from '#server/language.ts'
import { pageEntries } from './page-table.ts'

/** The gallery of components, which no production build has. */
const galleryRoutes = (language: Language): RouteConfigEntry[] =>
  process.env.NODE_ENV === 'production'
    ? []
    : [route('gallery', 'gallery/page.tsx', { id: `${language}/gallery` })]

/** Every page. The language comes from the path: English at the root, Spanish under /es. */
const pages = (language: Language): RouteConfigEntry[] => [
  ...pageEntries.map(([address, { file }]) => {
    const path = address.slice(1)
    const at = `pages/${pageFile(path, file)}`
    return path
      ? route(path, at, { id: `${language}/${path}` })
      : index(at, { id: `${language}/home` })
  }),
  ...galleryRoutes(language),
  route('*', 'pages/unknown/page.tsx', { id: `${language}/*` }),
]

const pageFile = (path: string, file = path) => (file.endsWith('.ts') ? file : `${file}/page.tsx`)

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
      route('office/unsent-form', 'office/unsent-form.ts', {
        id: `${language}/office/unsent-form`,
      }),
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
  route('shortlist.css', 'pages/shortlist/saved-homes.ts'),
  route('account/status', 'pages/account-status/status.ts'),
] satisfies RouteConfig
