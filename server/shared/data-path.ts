/** The suffix with which a page's path asks for its data; the path `/` becomes `/_.data`. */
const dataSuffix = '.data'

/** Whether a path asks for the data of a page, from which a script renders the page. */
export const isDataPath = (path: string): boolean => path.endsWith(dataSuffix)

/** The path of the page whose data a path asks for. */
export const pageOfData = (path: string): string =>
  path === `/_${dataSuffix}` ? '/' : path.slice(0, -dataSuffix.length)
