import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { second } from '../../../shared/durations.ts'
import { readXml, type XmlElement } from '../../../shared/xml.ts'
import type { Blobs } from './blobs.ts'
import { streamOf } from './stream-of.ts'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** With or without the bucket's name in its path. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** The store of the files does not answer, or refuses us. */
export class BucketUnavailable extends Error {
  override name = 'BucketUnavailable'
}

/** Milliseconds until the headers of an answer have to be there; an upload of 30 MB is sent in that time, too. */
const timeout = 30 * second
/** Milliseconds before each further attempt. */
const pauses = [200, 1000]

/** Below it are the blobs, so that the bucket may hold other things. */
const prefix = 'storage/'

/** Bytes in a bucket of an S3-compatible store; requests are signed as AWS Signature Version 4 says. */
export function blobsInBucket({ url, region, keyId, secret }: Bucket): Blobs {
  const signer = new AwsClient({
    service: 's3',
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
  })

  /** Sends a request; one that is not answered, or by an error of the store, is sent again. */
  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    {
      headers = {},
      body,
    }: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      const answer = await sendOnce(method, path, headers, body).catch((error: unknown) => error)
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429) return answer
      if (answer instanceof Response) await answer.body?.cancel()
      const pause = pauses[attempt]
      if (pause === undefined)
        throw new BucketUnavailable(
          answer instanceof Response ? `${method}: ${answer.status}` : `${method}: no answer`,
          { cause: answer },
        )
      await wait(pause)
    }
  }

  async function sendOnce(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Uint8Array<ArrayBuffer> | undefined,
  ): Promise<Response> {
    const request = await signer.sign(`${url}/${path}`, {
      method,
      // The store compares what it got with this digest.
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
      ...(body && { body }),
    })
    const controller = new AbortController()
    // What has begun is read as slowly as its reader reads.
    const timer = setTimeout(() => controller.abort(), timeout)
    try {
      return await fetch(request, { signal: controller.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  async function* partsOf(id: string, from: number, to: number) {
    const answer = await send('GET', keyOf(id), { headers: { Range: `bytes=${from}-${to}` } })
    if (answer.status !== 206 || !answer.body) throw await refusal('GET', answer)
    let missing = to - from + 1
    for await (const part of answer.body) {
      missing -= part.length
      yield part
    }
    if (missing !== 0) throw new BucketUnavailable('GET: a stored file has another size')
  }

  return {
    async write(id, bytes) {
      const answer = await send('PUT', keyOf(id), { body: bytes })
      if (!answer.ok) throw await refusal('PUT', answer)
      await answer.body?.cancel()
    },
    read: (id, from, to) => streamOf(partsOf(id, from, to)),
    async remove(ids) {
      for (const id of ids) {
        const answer = await send('DELETE', keyOf(id))
        if (!answer.ok && answer.status !== 404) throw await refusal('DELETE', answer)
        await answer.body?.cancel()
      }
    },
    async *olderThan(time) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        })
        const answer = await send('GET', `?${query}`)
        if (!answer.ok) throw await refusal('GET', answer)
        const list = readXml(await answer.text())
        for (const entry of list.children.filter(({ name }) => name === 'Contents')) {
          const id = idOf(textOf(entry, 'Key'))
          if (id && Date.parse(textOf(entry, 'LastModified')) < time) yield id
        }
        next = textOf(list, 'NextContinuationToken') || undefined
      } while (next)
    },
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const idPattern = /^[0-9a-f-]{36}$/

/** The key of a blob. The id is generated here, so a key never contains a client's text. */
function keyOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('Not the id of a blob')
  return `${prefix}${id}`
}

/** The id of a key; undefined for what is not ours. */
function idOf(key: string): string | undefined {
  const id = key.slice(prefix.length)
  return key.startsWith(prefix) && idPattern.test(id) ? id : undefined
}

const textOf = ({ children }: XmlElement, child: string): string =>
  children.find(({ name }) => name === child)?.text ?? ''

/** The error of an answer that is not as it should be, with the store's own code. */
async function refusal(method: string, answer: Response): Promise<BucketUnavailable> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? ''
  return new BucketUnavailable(`${method}: ${answer.status} ${code}`.trim())
}
