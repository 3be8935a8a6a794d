import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { onConnectionBack, reportLost } from '#app/office/device/connection.ts'
import { makeThumbnail } from './make-thumbnail.ts'

/** Why a file was refused. */
export type UploadRefusal = (typeof reasons)[number] | 'lost'

export interface Upload {
  key: number
  file: File
  /** The progress, from 0 to 100. */
  percent: number
  /** `stopped`: the connection was lost, and the file is sent again once it is back. */
  state: 'waiting' | 'sending' | 'making' | 'stopped' | 'refused'
  /** How often the connection was lost while the file was sent. */
  cuts: number
  reason?: UploadRefusal
  /** The address of the resulting picture, which the screen is about to show. */
  address?: string
}

/**
 * After this many interruptions a file is sent only by hand: it may be what interrupts the
 * connection.
 */
const maxCuts = 5
/** The maximum size in bytes. */
const maxBytes = 30 * 1024 * 1024

export interface Uploads {
  list: readonly Upload[]
  /** The thumbnails of pictures that were stored, by address; '' if there is none. */
  taken: ReadonlyMap<string, string>
  add(files: Iterable<File>): void
  retry(key: number): void
  /** Removes the file from the list, and stops it if it is being sent. */
  drop(key: number): void
}

/**
 * Sends files one after the other, each with its own progress: pictures are stored in the order in
 * which they arrive, and the first is the home's cover.
 * @param path the path of the screen that stores them.
 * @param field the name of its form field.
 */
export function useUploads(path: string, field: 'pictures' | 'documents'): Uploads {
  const [list, setList] = useState<readonly Upload[]>([])
  const { taken, show } = useTaken()
  const requests = useRef(new Map<number, XMLHttpRequest>())
  const last = useRef(0)
  const { revalidate } = useRevalidator()

  const change = (key: number, to: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const remove = (key: number) => setList((before) => before.filter((one) => one.key !== key))

  function send({ key, file, cuts }: Upload) {
    const end = (to: Partial<Upload>) => {
      requests.current.delete(key)
      change(key, to)
    }
    const request = startUpload(`${path}/upload`, field, file, {
      onProgress: (percent) => change(key, { percent }),
      onSent: () => change(key, { state: 'making', percent: 100 }),
      onRefused: (reason) => end({ state: 'refused', reason }),
      onCut() {
        end(cutOff(cuts + 1))
        reportLost()
      },
      onTaken(address) {
        end({ address })
        if (address) void show(address, file)
        // The file stays in the list until the screen shows the picture, so that the total never
        // decreases.
        void revalidate().then(() => remove(key))
      },
    })
    requests.current.set(key, request)
  }

  useEffect(() => {
    const next = list.find(({ state }) => state === 'waiting')
    if (!next || requests.current.size > 0) return
    send(next)
    change(next.key, { state: 'sending' })
  })

  const uploads: Uploads = {
    list,
    taken,
    add(files) {
      // The list is read at once, because an input's list is emptied when its form accepts the next
      // files.
      const added = [...files].map((file) => uploadOf(++last.current, file))
      setList((before) => [...before, ...added])
    },
    retry: (key) =>
      setList((all) => all.map((one) => (one.key === key ? uploadOf(key, one.file) : one))),
    drop(key) {
      requests.current.get(key)?.abort()
      requests.current.delete(key)
      remove(key)
    },
  }

  useConnectionBack(() =>
    setList((all) => all.map((one) => (one.state === 'stopped' ? toWaiting(one) : one))),
  )
  usePastedFiles(uploads.add)

  return uploads
}

const toWaiting = (one: Upload): Upload => ({ ...one, percent: 0, state: 'waiting' })

const cutOff = (cuts: number): Partial<Upload> =>
  cuts < maxCuts ? { state: 'stopped', cuts } : { state: 'refused', reason: 'lost' }

const uploadOf = (key: number, file: File): Upload =>
  file.size > maxBytes
    ? { key, file, percent: 0, cuts: 0, state: 'refused', reason: 'large' }
    : { key, file, percent: 0, cuts: 0, state: 'waiting' }

/** The pictures that were stored, with their thumbnails until their sizes are made. */
function useTaken() {
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())

  async function show(address: string, file: File) {
    const keep = (thumbnail: string) =>
      setTaken((before) => new Map(before).set(address, thumbnail))
    keep('')
    const thumbnail = await makeThumbnail(file)
    if (thumbnail) keep(thumbnail)
  }

  return { taken, show }
}

/** @param again called when the connection is back; it may only set state. */
function useConnectionBack(again: () => void) {
  useEffect(() => onConnectionBack(again))
}

function usePastedFiles(add: (files: FileList) => void) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) add(clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}

interface UploadEvents {
  onProgress: (percent: number) => void
  /** Called when all bytes were sent. */
  onSent: () => void
  /** @param address the address of the picture; '' for a document. */
  onTaken: (address: string) => void
  onRefused: (reason: UploadRefusal) => void
  /** Called when the server gave no answer. */
  onCut: () => void
}

/** Sends a file as one field of a form. */
function startUpload(
  url: string,
  field: string,
  file: File,
  { onProgress, onSent, onTaken, onRefused, onCut }: UploadEvents,
): XMLHttpRequest {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.set(field, file)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.round((loaded / total) * 100)),
  )
  request.upload.addEventListener('load', onSent)
  request.addEventListener('error', onCut)
  request.addEventListener('load', () => {
    const reason = reasonOf(request)
    if (reason) onRefused(reason)
    else onTaken(request.responseText)
  })
  request.open('POST', url)
  request.send(body)
  return request
}

const reasons = ['kind', 'script', 'large', 'small', 'broken', 'busy', 'many', 'failed'] as const

/** Why a file was refused; undefined if it was stored. */
function reasonOf({ status, responseText }: XMLHttpRequest): UploadRefusal | undefined {
  if (status === 201 || status === 204) return undefined
  if (status === 413) return 'large'
  return reasons.find((reason) => reason === responseText) ?? 'failed'
}
