/** What every site of a test run has: of the pictures no more variants are made than tests look at. */
export const siteEnvironment = { PICTURE_VARIANTS: 'requested' }

/** What every process of ours inherits from a test run: where programs are, and where compiled code is kept. */
export const childEnvironment = (): Record<string, string | undefined> => ({
  ...siteEnvironment,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
