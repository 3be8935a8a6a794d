import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..')

/** A file, or a text that a test of the lint invents. */
export interface SourceFile {
  /** The path from the root, with slashes. */
  path: string
  text: string
}

/** The paths of files from the root, with slashes. */
const pathsOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Files with their texts. */
export const filesOf = (...patterns: string[]): SourceFile[] =>
  pathsOf(...patterns).map((path) => ({ path, text: textOf(path) }))

export const isTest = ({ path }: Pick<SourceFile, 'path'>): boolean => /\.test\.tsx?$/.test(path)

/** The syntax tree of a file, in the language that its path indicates. */
export const parse = ({ path, text }: SourceFile) => parseSync(path, text)

/** The path of a module that a file names; packages keep their name. */
const pathIn = (file: SourceFile, module: string): string =>
  module.startsWith('.')
    ? posix.join(posix.dirname(file.path), module)
    : module.replace(/^#(?=(?:app|server)\/)/, '')

interface ImportedName {
  module: string
  /** The name in the module; nothing where the file imports the module itself. */
  name: string | undefined
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined)

/** What a file imports: types, dynamic imports, imports for their effect, and re-exports. */
export function namesImportedBy(file: SourceFile): ImportedName[] {
  const { staticImports, staticExports, dynamicImports } = parse(file).module
  const found = [
    ...staticImports.flatMap(({ moduleRequest: { value: module }, entries }) =>
      entries.length === 0
        ? [{ module, name: undefined }]
        : entries.map(({ importName }) => ({ module, name: nameOf(importName) })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? { module: moduleRequest.value, name: nameOf(importName) } : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, module] = /^'(.*)'$/.exec(file.text.slice(start, end)) ?? []
      return module === undefined ? [] : { module, name: undefined }
    }),
  ]
  return found.map(({ module, name }) => ({ module: pathIn(file, module), name }))
}

/**
 * The modules that a file imports. Files of app and server are given as paths from the root, others
 * by their name.
 */
export const importsOf = (file: SourceFile): string[] => [
  ...new Set(namesImportedBy(file).map(({ module }) => module)),
]

/** How often a file's code names something, the declaration included. */
export function countOf(file: SourceFile, name: string): number {
  let count = 0
  const see = (node: { name: string }) => void (count += Number(node.name === name))
  new Visitor({ Identifier: see, JSXIdentifier: see }).visit(parse(file).program)
  return count
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
