/** Whether a call of the file system failed because there is no such file or folder. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The result of a file system call, or another value where there is no such file or folder. */
export async function unlessMissing<T>(call: Promise<T>, fallback: T): Promise<T> {
  return call.catch((error: unknown) => {
    if (isMissingFile(error)) return fallback
    throw error
  })
}
