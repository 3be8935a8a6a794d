import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..')

/** A file, or a text that a test of the lint invents. */
export interface SourceFile {
  /** The path from the root, with slashes. */
  path: string
  text: string
}

/** The paths of files from the root, with slashes. */
export const pathsOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Files with their texts. */
export const filesOf = (...patterns: string[]): SourceFile[] =>
  pathsOf(...patterns).map((path) => ({ path, text: textOf(path) }))

export const isTest = ({ path }: Pick<SourceFile, 'path'>): boolean => /\.test\.tsx?$/.test(path)

/** The syntax tree of a file, in the language that its path indicates. */
export const parse = ({ path, text }: SourceFile) => parseSync(path, text)

/**
 * The imports of a file: types, dynamic imports, imports for their effect, and re-exports. Files of
 * app and server are given as paths from the root, others by their name.
 */
export function importsOf(file: SourceFile): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(file).module
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, name] = /^'(.*)'$/.exec(file.text.slice(start, end)) ?? []
      return name ?? []
    }),
  ]
  return names.map((name) =>
    name.startsWith('.')
      ? posix.join(posix.dirname(file.path), name)
      : name.replace(/^#(?=(?:app|server)\/)/, ''),
  )
}

/** The names that a file declares and exports, including types, without those of other files. */
export const exportsOf = (file: SourceFile): string[] =>
  parse(file).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.kind === 'Name' ? (exportName.name ?? []) : [],
    ),
  )

/** The names that a file imports from modules that match, without types, by their local names. */
export const importedFrom = (file: SourceFile, module: RegExp): string[] =>
  parse(file).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    module.test(moduleRequest.value)
      ? entries.flatMap(({ isType, localName }) => (isType ? [] : localName.value))
      : [],
  )
