/** What every process of ours inherits from a test run: where programs are, and where compiled code is kept. */
export const childEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})
