import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { thumbnailOf } from './thumbnail-of.ts'

/** Why a file is not taken. */
export type UploadRefusal = (typeof reasons)[number] | 'lost'

/** A file on its way. */
export interface Upload {
  key: number
  file: File
  /** From 0 to 100. */
  percent: number
  state: 'waiting' | 'sending' | 'making' | 'refused'
  reason?: UploadRefusal
}

/** Files that are sent at a time. */
const atOnce = 2
/** Bytes. */
const maxBytes = 30 * 1024 * 1024

export interface Uploads {
  list: readonly Upload[]
  /** The pictures that were taken, by their address: thumbnails, '' where there is none. */
  taken: ReadonlyMap<string, string>
  add(files: Iterable<File>): void
  retry(key: number): void
  /** Takes it out of the list, and stops it if it is on its way. */
  drop(key: number): void
}

/**
 * Sends many files, each with its own progress, two at a time.
 * @param path of the screen, which takes them. @param field of its form.
 */
export function useUploads(path: string, field: 'pictures' | 'documents'): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())
  const requests = useRef(new Map<number, XMLHttpRequest>())
  const last = useRef(0)
  const { revalidate } = useRevalidator()

  const change = (key: number, to: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const remove = (key: number) => setList((before) => before.filter((one) => one.key !== key))

  /** Keeps a picture that was taken until its sizes are made. */
  async function show(address: string, file: File) {
    const keep = (thumbnail: string) =>
      setTaken((before) => new Map(before).set(address, thumbnail))
    keep('')
    const thumbnail = await thumbnailOf(file)
    if (thumbnail) keep(thumbnail)
  }

  function send({ key, file }: Upload) {
    const request = new XMLHttpRequest()
    requests.current.set(key, request)
    const body = new FormData()
    body.set(field, file)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      change(key, { percent: Math.round((loaded / total) * 100) }),
    )
    request.upload.addEventListener('load', () => change(key, { state: 'making', percent: 100 }))
    request.addEventListener('error', () => end({ state: 'refused', reason: 'lost' }))
    request.addEventListener('load', () => {
      const reason = reasonOf(request)
      if (reason) return end({ state: 'refused', reason })
      requests.current.delete(key)
      remove(key)
      const address = request.responseText
      if (address) void show(address, file)
      void revalidate()
    })
    const end = (to: Partial<Upload>) => {
      requests.current.delete(key)
      change(key, to)
    }
    request.open('POST', `${path}/upload`)
    request.send(body)
  }

  useEffect(() => {
    const free = atOnce - requests.current.size
    const next = list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    for (const one of next) {
      send(one)
      change(one.key, { state: 'sending' })
    }
  })

  const uploads: Uploads = {
    list,
    taken,
    add(files) {
      // Read at once: the list of an input is empty as soon as its form takes the next files.
      const added = [...files].map((file): Upload => {
        const key = ++last.current
        return file.size > maxBytes
          ? { key, file, percent: 0, state: 'refused', reason: 'large' }
          : { key, file, percent: 0, state: 'waiting' }
      })
      setList((before) => [...before, ...added])
    },
    retry: (key) => change(key, { state: 'waiting', percent: 0 }),
    drop(key) {
      requests.current.get(key)?.abort()
      requests.current.delete(key)
      remove(key)
    },
  }

  useEffect(() => {
    const again = () =>
      setList((before) =>
        before.map((one) =>
          one.reason === 'lost'
            ? { key: one.key, file: one.file, percent: 0, state: 'waiting' }
            : one,
        ),
      )
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) uploads.add(clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })

  return uploads
}

const reasons = ['kind', 'script', 'large', 'small', 'broken', 'busy', 'many', 'failed'] as const

/** Why a file was not taken; undefined where it was. */
function reasonOf({ status, responseText }: XMLHttpRequest): UploadRefusal | undefined {
  if (status === 201 || status === 204) return undefined
  if (status === 413) return 'large'
  return reasons.find((reason) => reason === responseText) ?? 'failed'
}
