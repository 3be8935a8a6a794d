/**
 * The settings of every site of a test run: only those variants of pictures are made that tests
 * look at.
 */
export const siteEnvironment = { PICTURE_VARIANTS: 'requested' }

/**
 * The environment of every process of a test run: where programs are, and where compiled code is
 * kept.
 */
export const childEnvironment = (): Record<string, string | undefined> => ({
  ...siteEnvironment,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
