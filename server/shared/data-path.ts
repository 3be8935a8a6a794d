/** The suffix with which a page's path asks for its data; the path `/` becomes `/_.data`. */
const dataSuffix = '.data'

/** Whether a path asks for the data of a page, from which a script renders the page. */
export const isDataPath = (path: string): boolean => path.endsWith(dataSuffix)

/** The path of the page to which a path belongs: the page's own path, or that of its data. */
export function pagePathOf(path: string): string {
  if (!isDataPath(path)) return path
  return path === `/_${dataSuffix}` ? '/' : path.slice(0, -dataSuffix.length)
}
