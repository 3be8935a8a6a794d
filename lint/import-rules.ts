import type { OxlintOverride } from 'oxlint'

/**
 * The imports that a folder, or a single file, may have besides its own folder. Tests are exempt.
 * Lint does not check dynamic imports; `real-imports.test.ts` does, and fails for an entry that
 * nothing needs.
 */
interface Allowed {
  /** Folders and single files beside it. */
  own?: readonly string[]
  /** Folders and single files of `server/`. */
  server?: readonly string[]
  packages?: readonly string[]
  /** Its folders may not import one another. */
  apart?: boolean
}

export type Rules = Readonly<Record<string, Allowed>>

/** Below `server/`. Node itself is allowed everywhere except in {@link app}. */
export const server: Rules = {
  'language.ts': {},
  'unavailable.ts': {},
  'backend-error.ts': { own: ['unavailable.ts'] },
  shared: { own: ['language.ts'], packages: ['lean-qr', 'saxes', 'valibot'] },
  tokens: {},
  log: { packages: ['pino'] },
  returns: { own: ['shared'] },
  'config-values.ts': { own: ['shared'], packages: ['valibot'] },
  'config.ts': { own: ['config-values.ts', 'shared'], packages: ['valibot'] },
  'backend-client.ts': { packages: ['@supabase/supabase-js'] },
  database: {
    own: ['language.ts', 'shared', 'unavailable.ts'],
    packages: ['kysely', 'pg', 'pino'],
  },
  counters: { own: ['database', 'shared'], packages: ['kysely', 'pino'] },
  'audit-log': {
    own: ['database', 'staff/author-names.ts', 'staff/staff-names.ts'],
    packages: ['kysely'],
  },
  staff: { own: ['database'], packages: ['kysely'] },
  consents: { own: ['database', 'language.ts'], packages: ['kysely'] },
  spam: { own: ['counters', 'database', 'shared'], packages: ['kysely', 'pino'] },
  mail: {
    own: ['audit-log', 'database', 'language.ts', 'shared'],
    packages: ['kysely', 'nodemailer', 'pino', 'valibot'],
  },
  newsletter: {
    own: [
      'audit-log',
      'catalogue',
      'consents',
      'database',
      'language.ts',
      'mail',
      'shared',
      'spam',
      'staff/author-names.ts',
      'tokens',
    ],
    packages: ['kysely', 'pino', 'valibot'],
  },
  alerts: {
    own: ['catalogue', 'consents', 'database', 'language.ts', 'mail', 'shared', 'spam', 'tokens'],
    packages: ['kysely', 'pino', 'valibot'],
  },
  leads: {
    own: [
      'audit-log',
      'consents',
      'database',
      'language.ts',
      'mail',
      'newsletter',
      'office/unsent-forms.ts',
      'shared',
      'spam',
      'staff/staff-names.ts',
      'unavailable.ts',
    ],
    packages: ['kysely', 'pino', 'valibot'],
  },
  viewings: {
    own: [
      'audit-log',
      'counters',
      'database',
      'language.ts',
      'leads',
      'mail',
      'shared',
      'spam',
      'staff',
      'tokens',
    ],
    packages: ['kysely', 'pino', 'valibot'],
  },
  backend: {
    own: [
      'audit-log',
      'catalogue/rules',
      'counters',
      'database',
      'language.ts',
      'mail',
      'page-cache/conditional.ts',
      'pictures/resize',
      'shared',
      'staff',
      'tokens',
    ],
    packages: ['aws4fetch', 'hono', 'jose', 'kysely', 'pino', 'valibot'],
  },
  accounts: {
    own: [
      'backend-client.ts',
      'backend-error.ts',
      'language.ts',
      'shared',
      'staff',
      'unavailable.ts',
    ],
    packages: ['@supabase/supabase-js', 'cookie', 'pino', 'valibot'],
  },
  catalogue: {
    own: [
      'audit-log',
      'backend-client.ts',
      'backend-error.ts',
      'database',
      'language.ts',
      'shared',
      'unavailable.ts',
    ],
    packages: ['@supabase/supabase-js', 'kysely', 'pino', 'valibot'],
  },
  homes: {
    own: [
      'backend-client.ts',
      'backend-error.ts',
      'catalogue',
      'audit-log',
      'database',
      'language.ts',
      'pictures',
      'shared',
      'staff/author-names.ts',
    ],
    packages: ['@supabase/supabase-js', 'kysely', 'pino', 'valibot'],
  },
  content: {
    own: ['audit-log', 'database', 'shared', 'staff/author-names.ts'],
    packages: ['kysely', 'pino', 'valibot'],
  },
  figures: {
    own: ['database', 'language.ts', 'shared'],
    packages: ['kysely', 'pino'],
  },
  office: {
    own: ['accounts', 'audit-log', 'database', 'shared', 'unavailable.ts'],
    packages: ['kysely', 'pino'],
  },
  people: {
    own: [
      'alerts',
      'audit-log',
      'backend/auth/sessions.ts',
      'database',
      'language.ts',
      'leads',
      'mail',
      'office/unsent-forms.ts',
      'shared',
      'staff/staff-names.ts',
      'viewings',
    ],
    packages: ['kysely', 'pino'],
  },
  backup: {
    own: ['backend/storage/blobs/blob-file.ts', 'database', 'leads/erase-leads.ts', 'mail/held.ts'],
  },
  // The plans of homes come drawn from the build.
  pictures: {
    own: ['backend-client.ts', 'fonts', 'language.ts', 'shared'],
    packages: ['pino', 'sharp', '#pictures/plans/maps/ground.ts', '#pictures/plans/view.ts'],
  },
  fonts: {},
  brochures: { own: ['fonts', 'language.ts', 'pictures', 'shared'], packages: ['pdfkit'] },
  'page-cache': { own: ['language.ts', 'shared', 'spam'] },
  'disk-check.ts': {},
  'guarded-fetch.ts': { own: ['shared'], packages: ['pino'] },
  'status.ts': { own: ['database', 'disk-check.ts', 'mail', 'shared'] },
  'site.ts': {
    own: [
      'content',
      'figures',
      'accounts',
      'alerts',
      'backend/staff',
      'brochures',
      'catalogue',
      'config.ts',
      'homes',
      'leads',
      'mail',
      'newsletter',
      'office',
      'people',
      'pictures',
      'shared',
      'spam',
      'status.ts',
      'viewings',
    ],
    packages: ['pino'],
  },
  http: {
    own: [
      'content',
      'staff/rights.ts',
      'figures',
      'accounts',
      'backend',
      'catalogue',
      'config.ts',
      'language.ts',
      'page-cache',
      'pictures',
      'shared',
      'site.ts',
      'status.ts',
      'unavailable.ts',
    ],
    packages: ['@hono/node-server', 'hono', 'pino', 'prom-client', 'react-router'],
  },
  'open-backend.ts': {
    own: ['backend', 'backend-client.ts', 'config.ts', 'guarded-fetch.ts', 'shared'],
  },
  'open-outbox.ts': {
    own: [
      'alerts',
      'backend',
      'config.ts',
      'database',
      'leads',
      'mail',
      'newsletter',
      'shared',
      'viewings',
    ],
    packages: ['pino'],
  },
  'open-desk.ts': {
    own: [
      'alerts',
      'audit-log',
      'backend',
      'catalogue',
      'config.ts',
      'database',
      'leads',
      'log',
      'mail',
      'newsletter',
      'people',
      'shared/clock.ts',
      'staff',
      'viewings',
    ],
    packages: ['pino'],
  },
  'open-catalogue.ts': {
    own: ['backend-client.ts', 'catalogue', 'database', 'shared'],
    packages: ['pino'],
  },
  'open-forms.ts': {
    own: [
      'alerts',
      'config.ts',
      'counters',
      'database',
      'leads',
      'mail',
      'newsletter',
      'people',
      'shared',
      'spam',
      'viewings',
    ],
    packages: ['pino'],
  },
  'start-jobs.ts': {
    own: [
      'figures',
      'alerts',
      'catalogue',
      'config.ts',
      'database',
      'homes',
      'leads',
      'mail',
      'newsletter',
      'people',
      'shared',
      'viewings',
    ],
    packages: ['pino'],
  },
  'open-database.ts': {
    own: ['catalogue', 'config.ts', 'database', 'open-backend.ts', 'spam'],
    packages: ['pino'],
  },
  'open-pictures.ts': {
    own: ['backend-client.ts', 'brochures', 'homes', 'pictures', 'shared/clock.ts', 'site.ts'],
    packages: ['pino'],
  },
  'open-office.ts': {
    own: [
      'backend-client.ts',
      'catalogue',
      'config.ts',
      'content',
      'database',
      'figures',
      'homes',
      'leads/handling/lead-turns.ts',
      'mail',
      'newsletter',
      'office',
      'shared',
      'site.ts',
      'spam',
      'staff/author-names.ts',
    ],
    packages: ['pino'],
  },
  'open-site.ts': {
    own: [
      'accounts',
      'config.ts',
      'content',
      'counters',
      'database',
      'figures',
      'http',
      'open-backend.ts',
      'open-catalogue.ts',
      'open-database.ts',
      'open-forms.ts',
      'open-office.ts',
      'open-outbox.ts',
      'open-pictures.ts',
      'shared',
      'site.ts',
      'start-jobs.ts',
      'status.ts',
      'viewings',
    ],
    packages: ['hono', 'pino'],
  },
}

const texts = ['words.ts', 'plural.ts', 'format.ts']
const react = ['react', 'react-router']

/** Below `app/`: pages and their parts. They use the domain, but neither Node nor the database. */
export const app: Rules = {
  'format.ts': {
    server: ['language.ts', 'shared/euros.ts', 'shared/range.ts', 'shared/zoned-time.ts'],
  },
  'words.ts': { own: ['format.ts'], server: ['language.ts', 'shared/fill-words.ts'] },
  'plural.ts': { own: ['format.ts', 'words.ts'], server: ['language.ts'] },
  'context.ts': { server: ['site.ts'], packages: ['react-router'] },
  'unavailable.ts': { server: ['unavailable.ts'], packages: ['react-router'] },
  drawings: {},
  'root-data': {
    own: ['words.ts', 'context.ts'],
    server: ['language.ts', 'shared/address-lines.ts', 'shared/hours-in-words.ts'],
    packages: ['react-router'],
  },
  content: {
    own: ['words.ts', 'format.ts'],
    server: ['catalogue', 'content', 'language.ts', 'shared/range.ts'],
  },
  components: {
    own: ['words.ts', 'drawings'],
    server: ['language.ts', 'pictures', 'shared/qr-code.ts'],
    packages: react,
  },
  alerts: {
    own: ['words.ts', 'components', 'forms', 'leads', 'root-data'],
    server: ['alerts', 'language.ts'],
    packages: ['react'],
  },
  seo: {
    own: ['content'],
    server: ['catalogue', 'config.ts', 'language.ts', 'pictures', 'shared', 'site.ts'],
    packages: ['react-router', 'schema-dts'],
  },
  toast: { own: ['components', 'root-data'], server: ['language.ts'], packages: react },
  share: { own: ['components', 'root-data', 'toast'], packages: react },
  shortlist: {
    own: ['root-data', 'toast', 'unavailable.ts'],
    server: ['accounts', 'language.ts', 'site.ts'],
    packages: react,
  },
  forms: {
    own: ['words.ts', 'components', 'root-data', 'toast'],
    server: ['spam'],
    packages: react,
  },
  leads: {
    own: ['components', 'context.ts', 'forms', 'root-data', 'toast', 'unavailable.ts'],
    server: ['language.ts', 'leads', 'shared/max-lengths.ts', 'site.ts'],
    packages: react,
  },
  sessions: {
    own: ['format.ts', 'forms', 'unavailable.ts', 'words.ts'],
    server: ['accounts', 'language.ts', 'site.ts'],
  },
  account: {
    own: [
      'words.ts',
      'components',
      'context.ts',
      'forms',
      'root-data',
      'seo',
      'shortlist',
      'toast',
      'unavailable.ts',
    ],
    server: ['accounts', 'language.ts', 'pictures', 'shared/max-lengths.ts'],
    packages: react,
  },
  catalogue: {
    own: [...texts, 'components', 'content', 'shortlist', 'unavailable.ts'],
    server: ['catalogue', 'language.ts', 'pictures', 'returns', 'shared/range.ts', 'site.ts'],
    packages: ['react-router'],
  },
  // Calculations for a buyer of a home: costs, mortgage, rent, and the facts about an unfinished
  // project.
  buying: {
    own: ['words.ts', 'format.ts', 'catalogue', 'components', 'content', 'forms', 'root-data'],
    server: ['catalogue', 'config.ts', 'language.ts', 'returns', 'shared/range.ts'],
    packages: ['react-router'],
  },
  panorama: {
    own: ['words.ts', 'format.ts', 'components', 'content'],
    server: ['language.ts', 'pictures'],
    packages: ['react'],
  },
  'home-groups': {
    own: [
      ...texts,
      'catalogue',
      'components',
      'content',
      'leads',
      'panorama',
      'root-data',
      'seo',
      'share',
      'unavailable.ts',
    ],
    server: ['catalogue', 'language.ts', 'pictures', 'returns', 'shared/remember.ts', 'site.ts'],
    packages: ['react', '#pictures/plans'],
  },
  'email-link': {
    own: ['components', 'context.ts', 'forms', 'leads', 'seo', 'unavailable.ts'],
    packages: ['react-router'],
  },
  feeds: { server: ['language.ts', 'shared/html.ts'] },
  legal: {
    own: ['format.ts', 'root-data'],
    server: ['config.ts', 'language.ts', 'shared/html.ts'],
    packages: ['marked'],
  },
  recent: {
    own: ['words.ts', 'catalogue', 'root-data'],
    server: ['language.ts'],
    packages: ['react'],
  },
  articles: {
    own: ['words.ts', 'format.ts', 'components', 'content', 'feeds', 'leads', 'seo'],
    server: ['content', 'language.ts', 'pictures', 'shared/html.ts', 'shared/remember.ts'],
    packages: ['marked', 'react-dom', 'valibot'],
  },
  office: {
    own: [
      'articles',
      ...texts,
      'catalogue',
      'components',
      'content',
      'context.ts',
      'drawings',
      'forms',
      'legal',
      'root-data',
      'sessions',
      'shortlist',
      'unavailable.ts',
    ],
    server: [
      'content',
      'figures',
      'accounts',
      'audit-log',
      'backend-error.ts',
      'backend/staff',
      'catalogue',
      'homes',
      'language.ts',
      'leads',
      'mail',
      'newsletter',
      'office',
      'people',
      'pictures',
      'shared',
      'site.ts',
      'staff',
      'viewings',
    ],
    packages: [...react, 'valibot'],
  },
  problem: {
    own: ['components', 'root-data'],
    server: ['language.ts'],
    packages: ['react-router'],
  },
  shell: {
    own: [
      'words.ts',
      'account',
      'catalogue',
      'components',
      'drawings',
      'leads',
      'root-data',
      'shortlist',
      'toast',
    ],
    server: ['language.ts'],
    packages: react,
  },
  pages: {
    apart: true,
    own: [
      ...texts,
      'account',
      'alerts',
      'articles',
      'buying',
      'catalogue',
      'components',
      'content',
      'context.ts',
      'email-link',
      'feeds',
      'forms',
      'home-groups',
      'leads',
      'legal',
      'panorama',
      'problem',
      'recent',
      'root-data',
      'seo',
      'sessions',
      'share',
      'shell',
      'shortlist',
      'unavailable.ts',
    ],
    server: [
      'accounts',
      'alerts',
      'brochures',
      'catalogue',
      'config.ts',
      'language.ts',
      'leads',
      'newsletter',
      'pictures',
      'returns',
      'shared',
      'site.ts',
      'viewings',
    ],
    // Floor plans and maps are drawn by functions beside the other pictures.
    packages: [...react, '#pictures/plans'],
  },
  gallery: {
    own: [
      'words.ts',
      'account',
      'catalogue',
      'components',
      'context.ts',
      'forms',
      'leads',
      'problem',
      'root-data',
      'shortlist',
      'toast',
    ],
    server: ['language.ts', 'pictures'],
    packages: react,
  },
  'page-reads.ts': {
    own: [
      'buying',
      'content',
      'home-groups',
      'pages/properties/filter.ts',
      'pages/rental-properties/read-figures.ts',
      'root-data',
    ],
    server: ['catalogue', 'page-cache'],
    packages: ['#pictures/plans/maps/site-data.ts'],
  },
  'routes.ts': { server: ['language.ts'], packages: ['@react-router/dev'] },
  'root.tsx': { own: ['+types', 'root-data', 'styles'], server: ['language.ts'], packages: react },
  'entry.server.tsx': {
    own: ['context.ts', 'page-reads.ts', 'render-whole.ts'],
    server: ['page-cache'],
    packages: ['react-router'],
  },
  'render-whole.ts': { packages: ['react', 'react-dom'] },
  'entry.client.tsx': { own: ['components/close-on-back.ts'], packages: [...react, 'react-dom'] },
}

/** Beside `server/` and `app/`. */
export const tools: Rules = {
  desk: {
    server: [
      'backend/staff/staff-error.ts',
      'backup',
      'catalogue',
      'config.ts',
      'leads',
      'mail/mailers/configured-mailer.ts',
      'open-desk.ts',
      'shared',
      'staff/role.ts',
      'viewings',
    ],
  },
  'pictures/plans': {},
  testing: {
    own: ['desk/run.ts'],
    server: [
      'alerts',
      'backend',
      'catalogue',
      'config.ts',
      'counters',
      'database',
      'http',
      'leads',
      'log',
      'mail',
      'newsletter',
      'open-site.ts',
      'pictures/resize/resizer.ts',
      'shared',
      'spam',
      'staff',
      'viewings',
    ],
    packages: [
      '@axe-core/playwright',
      '@hono/node-server',
      '@supabase/supabase-js',
      'hono',
      'kysely',
      'node-html-parser',
      'pg',
      'pino',
      'playwright-core',
      'postal-mime',
      'puppeteer-core',
      'selenium-webdriver',
      'sharp',
      'smtp-server',
      'valibot',
      'vitest',
    ],
  },
  // Helpers of the tests of the whole site. Tests themselves are exempt.
  e2e: {
    own: ['testing'],
    server: ['backend', 'language.ts'],
    packages: ['@supabase/supabase-js', 'playwright-core', 'vitest'],
  },
  bench: {
    own: ['scripts/runtime.mjs', 'testing'],
    server: ['catalogue', 'config.ts', 'database', 'http', 'leads', 'open-site.ts'],
    packages: ['kysely', 'node-html-parser', 'pino', 'playwright-core'],
  },
  scripts: { own: ['pictures/plans', 'server'] },
  visual: {
    own: ['testing'],
    packages: ['pixelmatch', 'playwright-core', 'sharp', 'vitest'],
  },
  lint: { packages: ['oxlint', 'vite'] },
  'server.ts': {
    own: ['scripts/site-sources.mjs'],
    server: ['config.ts', 'http', 'log', 'open-site.ts'],
    packages: ['pino'],
  },
  'dev.ts': {
    server: ['config.ts', 'http', 'log', 'open-site.ts'],
    packages: ['@hono/node-server', 'vite'],
  },
  'oxlint.config.ts': { own: ['lint'], packages: ['oxlint'] },
  'react-router.config.ts': { packages: ['@react-router/dev'] },
  'vite.config.ts': { packages: ['@react-router/dev', 'vite'] },
  'vitest.config.ts': { own: ['testing'], packages: ['vitest'] },
}

const isFile = (name: string) => /\.(?:tsx?|mjs)$/.test(name)

/** Allows a folder or file wherever a specifier begins. */
const from = (starts: readonly string[], names: readonly string[] = []) =>
  names.flatMap((name) => starts.map((start) => `!${start}${isFile(name) ? name : `${name}/**`}`))

const only = (files: string[], allowed: readonly string[]): OxlintOverride => ({
  files,
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**', ...allowed],
            message: 'lint/import-rules.ts names what may be imported here.',
          },
        ],
      },
    ],
  },
})

/**
 * The rules of a table's row: for a file, or for a folder's files and those in folders below it.
 * Specifiers of files of this folder may be relative, or begin with its alias where its folders are
 * not separate.
 */
function rulesFor(
  layer: string,
  name: string,
  { own, server = [], packages = [], apart = false }: Allowed,
) {
  const root = layer === '.' ? '' : `${layer}/`
  const alias = layer === '.' ? [] : [`#${layer}/`]
  const others = [
    ...(layer === 'app' ? [] : ['!node:*', '!node:*/*']),
    ...packages.flatMap((one) => [`!${one}`, `!${one}/**`]),
    ...from(['#server/'], server),
  ]
  const allowed = (up: string[]) => [...from([...alias, ...up], own), ...others]
  if (isFile(name)) return [only([root + name], allowed(['./']))]
  const below = (...up: string[]) => ['!../**', '../../**', ...allowed(up)]
  if (apart)
    return [
      only([`${root}${name}/*`], ['!./**', ...allowed(['../'])]),
      only([`${root}${name}/*/*`], ['!./**', ...allowed(['../../'])]),
      only([`${root}${name}/*/*/**`], ['!./**', ...below('../../../')]),
    ]
  const inside = ['!./**', ...from(alias, [name])]
  return [
    only([`${root}${name}/*`], [...inside, ...allowed(['../'])]),
    only([`${root}${name}/*/*`], [...inside, ...below('../../')]),
    only(
      [`${root}${name}/*/*/**`],
      [...inside, '!../**', '!../../**', '../../../**', ...allowed(['../../../', '../../../../'])],
    ),
  ]
}

const rulesOf = (layer: string, rules: Rules) =>
  Object.entries(rules).flatMap(([name, allowed]) => rulesFor(layer, name, allowed))

/** The lint overrides that hold the tables. */
export const importRules = [
  ...rulesOf('server', server),
  ...rulesOf('app', app),
  ...rulesOf('.', tools),
]
