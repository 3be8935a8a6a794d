import { type Backend, createPublicReader } from '../../backend-client.ts'
import { bucket, uploadedObjectName } from './names.ts'

/** Reads uploaded pictures from the backend's storage; undefined where there is none. */
export function storedPictures(backend: Backend): (id: string) => Promise<Uint8Array | undefined> {
  const files = createPublicReader(backend).storage.from(bucket)
  return async (id) => {
    const { data, error } = await files.download(uploadedObjectName(id))
    if (!error) return data.bytes()
    if ('status' in error && (error.status === 400 || error.status === 404)) return undefined
    throw error
  }
}
