import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { second } from '../../../shared/time/durations.ts'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** The address, which may contain the bucket's name in its path. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** The store of the files does not answer, or refuses us. */
export class BucketUnavailable extends Error {
  override name = 'BucketUnavailable'
}

interface Sent {
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/**
 * Sends a request to a bucket. A request that gets no answer, or an error of the store, is sent
 * again.
 * @param path below the bucket's address.
 * @returns the answer, which may be a refusal; see {@link refusal}.
 * @throws {BucketUnavailable} after the last attempt.
 */
export type SendToBucket = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  sent?: Sent,
) => Promise<Response>

/**
 * How long the headers of an answer may take, in milliseconds; an upload of 30 MB has to be sent in
 * that time, too.
 */
const timeout = 30 * second
/** The pauses before each further attempt, in milliseconds. */
const pauses = [200, 1000]

/** Sends requests to a bucket, signed by AWS Signature Version 4. */
export function requestsTo({ url, region, keyId, secret }: Bucket): SendToBucket {
  const signer = new AwsClient({
    service: 's3',
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
  })

  async function sendOnce(method: string, path: string, { headers, body }: Sent) {
    const request = await signer.sign(`${url}/${path}`, {
      method,
      // The store compares the received bytes with this digest.
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
      ...(body && { body }),
    })
    const controller = new AbortController()
    // The time-out ends with the headers: the body may be read slowly.
    const timer = setTimeout(() => controller.abort(), timeout)
    try {
      return await fetch(request, { signal: controller.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (method, path, sent = {}) => {
    for (let attempt = 0; ; attempt++) {
      const answer = await sendOnce(method, path, sent).catch((error: unknown) => error)
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
}

/** The error for an unexpected answer, with the store's own code. */
export async function refusal(method: string, answer: Response): Promise<BucketUnavailable> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? ''
  return new BucketUnavailable(`${method}: ${answer.status} ${code}`.trim())
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
