import type { OxlintOverride } from 'oxlint'

/** What the files of a folder, and of the folders in it, may import besides their own folder and Node. */
interface Allowed {
  /** Other folders, by the end of their path. */
  folders?: readonly string[]
  /** Single files, by the end of their path. */
  files?: readonly string[]
  /** npm packages. */
  packages?: readonly string[]
}

/**
 * The allowed imports between folders. They form no circle: in each list below, a folder imports only
 * folders listed above it. Tests are exempt.
 */
export const server: Record<string, Allowed> = {
  shared: { packages: ['lean-qr', 'valibot'] },
  tokens: {},
  database: { folders: ['shared'], packages: ['kysely', 'pg', 'pino'] },
  consents: { folders: ['database'], files: ['language.ts'], packages: ['kysely'] },
  spam: { folders: ['database', 'shared'], files: ['counters.ts'], packages: ['kysely', 'pino'] },
  mail: {
    folders: ['database', 'shared'],
    files: ['language.ts'],
    packages: ['kysely', 'nodemailer', 'pino', 'valibot'],
  },
  newsletter: {
    folders: ['consents', 'database', 'mail', 'shared', 'spam', 'tokens'],
    files: ['language.ts', 'unavailable.ts'],
    packages: ['kysely', 'pino', 'valibot'],
  },
  leads: {
    folders: ['consents', 'database', 'mail', 'newsletter', 'shared', 'spam'],
    files: ['language.ts', 'unavailable.ts'],
    packages: ['kysely', 'pino', 'valibot'],
  },
  backend: {
    folders: ['database', 'mail', 'shared', 'tokens'],
    files: ['counters.ts', 'language.ts'],
    packages: ['hono', 'jose', 'kysely', 'pino', 'valibot'],
  },
  accounts: {
    folders: ['shared'],
    files: ['leads/options.ts', 'backend-client.ts', 'language.ts', 'unavailable.ts'],
    packages: ['@supabase/supabase-js', 'cookie', 'pino', 'valibot'],
  },
  catalogue: {
    folders: ['database'],
    files: ['backend-client.ts', 'csv.ts', 'unavailable.ts', 'xml.ts'],
    packages: ['@supabase/supabase-js', 'kysely', 'pino', 'valibot'],
  },
  people: {
    folders: ['database', 'leads', 'mail'],
    files: ['backend/auth/sessions.ts'],
    packages: ['kysely', 'pino'],
  },
  backup: { folders: ['database'], files: ['leads/erase-leads.ts'] },
  returns: { files: ['range.ts'] },
  pictures: { files: ['language.ts'], packages: ['pino', 'sharp'] },
  brochures: { folders: ['pictures'], files: ['language.ts'], packages: ['pdfkit'] },
  'page-cache': { folders: ['spam'], files: ['language.ts'] },
  http: {
    folders: ['accounts', 'backend', 'catalogue', 'page-cache', 'pictures', 'shared'],
    files: ['config.ts', 'language.ts', 'site.ts'],
    packages: ['@hono/node-server', 'hono', 'pino', 'react-router'],
  },
}

const texts = ['words.ts', 'plural.ts', 'format.ts']
const react = ['react', 'react-dom', 'react-router']

/** As {@link server}. Every folder may also use the server's domain, but never its database or its HTTP layer. */
export const app: Record<string, Allowed> = {
  drawings: {},
  'root-data': { files: [...texts, 'context.ts'], packages: react },
  content: { files: [...texts, 'content/article.ts'] },
  components: { folders: ['drawings'], files: texts, packages: react },
  seo: { folders: ['content'], files: texts, packages: react },
  toast: { folders: ['root-data'], files: texts, packages: react },
  shortlist: { folders: ['root-data'], files: texts, packages: react },
  forms: { folders: ['components', 'root-data', 'toast'], files: texts, packages: react },
  leads: {
    folders: ['components', 'forms', 'root-data', 'toast'],
    files: [...texts, 'context.ts'],
    packages: react,
  },
  account: {
    folders: ['components', 'forms', 'root-data', 'seo', 'toast'],
    files: [...texts, 'context.ts'],
    packages: react,
  },
  catalogue: {
    folders: ['components', 'content', 'shortlist'],
    files: [...texts, 'context.ts'],
    packages: react,
  },
  articles: {
    folders: ['components', 'content', 'leads', 'seo'],
    files: texts,
    packages: [...react, 'marked'],
  },
  problem: { folders: ['components', 'root-data'], files: texts, packages: react },
  shell: {
    folders: ['account', 'catalogue', 'components', 'drawings', 'leads', 'root-data', 'toast'],
    files: texts,
    packages: react,
  },
}

const always = ['!./**', '!node:*', '!node:*/*']
const negated = ({ folders = [], files = [], packages = [] }: Allowed) => [
  ...folders.map((name) => `!**/${name}/**`),
  ...files.map((name) => `!**/${name}`),
  ...packages.flatMap((name) => [`!${name}`, `!${name}/**`]),
]

const only = (files: string[], patterns: string[]): OxlintOverride => ({
  files,
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**', ...patterns],
            message: 'lint/import-rules.ts names what this folder may import.',
          },
        ],
      },
    ],
  },
})

/** The rule for the files directly in a folder, and the one for those in folders below it. */
const rulesFor = (folder: string, allowed: readonly string[]) => [
  only([`${folder}/*`], [...always, ...allowed]),
  only([`${folder}/*/**`], [...always, '!../**', '../../**', ...allowed]),
]

/** The lint overrides that hold the two tables. */
export const importRules = [
  ...Object.entries(server).flatMap(([name, allowed]) =>
    rulesFor(`server/${name}`, negated(allowed)),
  ),
  ...Object.entries(app).flatMap(([name, allowed]) =>
    rulesFor(`app/${name}`, [
      '!#server/**',
      '#server/database/**',
      '#server/http/**',
      ...negated(allowed),
    ]),
  ),
]
