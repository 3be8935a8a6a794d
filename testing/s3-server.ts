import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * An in-memory store that implements the part of S3 that the site uses. It refuses requests that
 * are not signed with its secret.
 */
export interface S3Server {
  /** The address of the bucket. */
  url: string
  region: string
  keyId: string
  secret: string
  /** The objects by key. */
  objects: Map<string, { bytes: Buffer; modified: Date }>
  /** The statuses with which the next requests are answered instead. */
  failures: number[]
  close(): Promise<void>
}

const region = 'eu-south-2'
const [keyId, secret] = ['test-key', 'test+secret/0123456789']
const bucket = 'alboran'
/** The entries on one page of a list; few, so that lists have several pages. */
const perPage = 2

/** Starts the store on a free port. */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const failures: number[] = []
  const server = createServer((request, response) => {
    void answer(request, response, objects, failures)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/${bucket}`,
    region,
    keyId,
    secret,
    objects,
    failures,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  failures: number[],
): Promise<void> {
  const body = Buffer.concat(await Array.fromAsync<Buffer>(request))
  const refuse = (status: number, code: string) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  }
  const failure = failures.shift()
  if (failure !== undefined) return refuse(failure, 'SlowDown')
  const problem = problemOf(request, body)
  if (problem) return refuse(403, problem)
  const url = new URL(request.url ?? '', 'http://s3.test')
  const [, inBucket, ...rest] = url.pathname.split('/')
  const key = rest.map(decodeURIComponent).join('/')
  if (inBucket !== bucket) return refuse(404, 'NoSuchBucket')
  const object = objects.get(key)
  switch (request.method) {
    case 'PUT':
      objects.set(key, { bytes: body, modified: new Date() })
      response.end()
      return
    case 'DELETE':
      objects.delete(key)
      response.writeHead(204).end()
      return
    case 'GET': {
      if (!key) return list(response, objects, url.searchParams)
      if (!object) return refuse(404, 'NoSuchKey')
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (from === undefined || to === undefined) return void response.end(object.bytes)
      response.writeHead(206)
      response.end(object.bytes.subarray(Number(from), Number(to) + 1))
      return
    }
    default:
      return refuse(405, 'MethodNotAllowed')
  }
}

/** Implements ListObjectsV2, with a few entries at a time. */
function list(response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams) {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, perPage)
  const next = keys.length > perPage ? page.at(-1) : undefined
  const contents = page.map((key) => {
    const modified = objects.get(key)?.modified.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`
  })
  response.setHeader('Content-Type', 'application/xml')
  response.end(
    `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents.join('')}${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }</ListBucketResult>`,
  )
}

/**
 * The error code for a request's signature (AWS Signature Version 4); undefined where it is
 * correct.
 */
function problemOf(request: IncomingMessage, body: Buffer): string | undefined {
  const {
    authorization = '',
    'x-amz-date': date = '',
    'x-amz-content-sha256': digest,
  } = request.headers
  const [, credential = '', scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (!signature) return 'AccessDenied'
  if (credential !== keyId) return 'InvalidAccessKeyId'
  const time = String(date)
  const at = Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  if (scope !== `${time.slice(0, 8)}/${region}/s3/aws4_request`) return 'SignatureDoesNotMatch'
  if (digest !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).toSorted().join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed,
    digest,
  ].join('\n')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => hmac(before, part),
    `AWS4${secret}`,
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n'))
  return expected.toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
