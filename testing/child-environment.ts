/** The settings of every site in a test run: only requested variants of pictures are made. */
export const siteEnvironment = { PICTURE_VARIANTS: 'requested' }

/**
 * The environment of every process in a test run: the paths of programs and of the compile cache.
 */
export const childEnvironment = (): Record<string, string | undefined> => ({
  ...siteEnvironment,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
