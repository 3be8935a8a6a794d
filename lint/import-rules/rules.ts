/**
 * The imports that a folder, or a single file, may have besides its own folder and what all have in
 * common. Tests are exempt. `lint/real-imports.test.ts` enforces it, and fails for an entry that
 * nothing needs.
 */
export interface Allowed {
  /** Folders and files beside it. */
  own?: readonly string[]
  /** Folders and files of `server/`. */
  server?: readonly string[]
  packages?: readonly string[]
  /** Whether the file creates or names the services of all folders, except HTTP. */
  connects?: boolean
  /** Whether its folders must not import one another. */
  apart?: boolean
}

export type Rules = Readonly<Record<string, Allowed>>

const common: Record<string, Required<Pick<Allowed, 'own' | 'server' | 'packages'>>> = {
  server: {
    own: ['language.ts', 'shared', 'unavailable.ts'],
    server: [],
    packages: ['pino', 'valibot'],
  },
  app: {
    own: ['format.ts', 'plural.ts', 'words.ts'],
    server: [
      'language.ts',
      'shared/text/enumeration.ts',
      'shared/text/euros.ts',
      'shared/text/initial.ts',
      'shared/time/formats.ts',
    ],
    packages: ['react', 'react-router'],
  },
}

/**
 * What a row of a table may import: its own entries, and what every row of its layer may import,
 * unless it is itself one of these files.
 */
export function allowedFor(layer: string, name: string, rules: Rules): Allowed {
  const row = rules[name] ?? {}
  const all = common[layer]
  if (!all || all.own.includes(name)) return row
  return {
    ...row,
    own: [
      ...all.own,
      ...(row.own ?? []),
      ...(row.connects ? Object.keys(rules).filter((one) => !/^http$|\./.test(one)) : []),
    ],
    server: [...all.server, ...(row.server ?? [])],
    packages: [...all.packages, ...(row.packages ?? [])],
  }
}
