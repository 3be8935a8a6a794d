import { type Backend, createPublicReader } from '../../backend-client.ts'
import { bucket, uploadedObjectName } from './names.ts'

/** The uploaded pictures in the backend's storage. */
export interface StoredPictures {
  /** Undefined where there is no such picture. */
  read(id: string): Promise<Uint8Array | undefined>
  has(id: string): Promise<boolean>
}

/** Reads the uploaded pictures of a backend with the rights of visitors. */
export function storedPictures(backend: Backend): StoredPictures {
  const files = createPublicReader(backend).storage.from(bucket)
  return {
    async read(id) {
      const { data, error } = await files.download(uploadedObjectName(id))
      if (!error) return data.bytes()
      if ('status' in error && isMissing(error.status)) return undefined
      throw error
    },
    async has(id) {
      const { publicUrl } = files.getPublicUrl(uploadedObjectName(id)).data
      const { ok, status } = await backend.fetch(publicUrl, { method: 'HEAD' })
      if (!ok && !isMissing(status)) throw new Error(`The storage answers ${status}`)
      return ok
    },
  }
}

const isMissing = (status: unknown) => status === 400 || status === 404
