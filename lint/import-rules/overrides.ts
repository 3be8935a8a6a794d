import type { OxlintOverride } from 'oxlint'
import { app } from './app-rules.ts'
import { type Allowed, allowedFor, type Rules } from './rules.ts'
import { server } from './server-rules.ts'
import { tools } from './tool-rules.ts'

const isFile = (name: string) => /\.(?:tsx?|mjs)$/.test(name)

/** Allows a folder or file, by every beginning that its specifier may have. */
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
            message: 'lint/import-rules/ names what may be imported here.',
          },
        ],
      },
    ],
  },
})

/**
 * The rules of a table's row: for a file, or for a folder's files and those in folders below it.
 * The specifier of a file in this folder may be relative, or begin with the folder's alias where
 * its folders are not separate.
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
  Object.keys(rules).flatMap((name) => rulesFor(layer, name, allowedFor(layer, name, rules)))

/** The lint overrides that enforce the tables. */
export const importRules = [
  ...rulesOf('server', server),
  ...rulesOf('app', app),
  ...rulesOf('.', tools),
]
