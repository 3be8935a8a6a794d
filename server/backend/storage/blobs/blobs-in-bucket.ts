import { readXml, type XmlElement } from '../../../shared/text/xml.ts'
import type { Blobs } from './blobs.ts'
import { type Bucket, BucketUnavailable, refusal, requestsTo, type SendToBucket } from './bucket.ts'
import { streamOf } from './stream-of.ts'

/** The prefix of all blobs, so that the bucket may contain other objects. */
const prefix = 'storage/'

/**
 * Bytes in a bucket of an S3-compatible store.
 * @throws {BucketUnavailable} from every call, when the store does not answer or refuses us.
 */
export function blobsInBucket(bucket: Bucket): Blobs {
  const send = requestsTo(bucket)
  return {
    async write(id, bytes) {
      const answer = await send('PUT', keyOf(id), { body: bytes })
      if (!answer.ok) throw await refusal('PUT', answer)
      await answer.body?.cancel()
    },
    read: (id, from, to) => streamOf(partsOf(send, id, from, to)),
    async remove(ids) {
      for (const id of ids) {
        const answer = await send('DELETE', keyOf(id))
        if (!answer.ok && answer.status !== 404) throw await refusal('DELETE', answer)
        await answer.body?.cancel()
      }
    },
    async *olderThan(time) {
      for await (const { id, lastModified } of listedBlobs(send)) if (lastModified < time) yield id
    },
  }
}

/** The bytes of a blob from one position to another, both inclusive. */
async function* partsOf(send: SendToBucket, id: string, from: number, to: number) {
  const answer = await send('GET', keyOf(id), { headers: { Range: `bytes=${from}-${to}` } })
  if (answer.status !== 206 || !answer.body) throw await refusal('GET', answer)
  let missing = to - from + 1
  for await (const part of answer.body) {
    missing -= part.length
    yield part
  }
  if (missing !== 0) throw new BucketUnavailable('GET: a stored file has another size')
}

/**
 * Every blob with the time at which it was written, in milliseconds since 1970; other objects are
 * left out.
 */
async function* listedBlobs(send: SendToBucket) {
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
      if (id) yield { id, lastModified: Date.parse(textOf(entry, 'LastModified')) }
    }
    next = textOf(list, 'NextContinuationToken') || undefined
  } while (next)
}

const idPattern = /^[0-9a-f-]{36}$/

/** The key of a blob. The id is generated here, so a key never contains a client's text. */
function keyOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('Not the id of a blob')
  return `${prefix}${id}`
}

/** The id within a key; undefined for a key that is not ours. */
function idOf(key: string): string | undefined {
  const id = key.slice(prefix.length)
  return key.startsWith(prefix) && idPattern.test(id) ? id : undefined
}

const textOf = ({ children }: XmlElement, child: string): string =>
  children.find(({ name }) => name === child)?.text ?? ''
