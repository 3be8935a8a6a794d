import { connect } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicKey } from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import { staffSession } from '../testing/staff.ts'
import { samplePicture } from '../testing/storage.ts'

describeOnEachEngine('the storage over HTTP, on %s', (engine) => {
  let site: ServedSite
  let token: string
  beforeAll(async () => {
    site = await serveSite(engine)
    token = (await staffSession(site.database, { siteUrl: site.url, role: 'agent' })).token
  })
  afterAll(() => site.close())

  const clientWith = (of: string) =>
    createClient(site.url, publicKey, { accessToken: async () => of })
  /**
   * Sends the head of an upload and a part of its body.
   * @returns what the server answers.
   */
  const send = (authorization: string, length: number, cut: boolean) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(site.url)
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /storage/v1/object/pictures/cut.jpg HTTP/1.1\r\nHost: site\r\napikey: ${publicKey}\r\nAuthorization: Bearer ${authorization}\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`,
        )
        socket.write(Buffer.alloc(1000, 0xff))
        if (cut) socket.end()
      })
      let answer = ''
      socket.on('data', (data) => {
        answer += data.toString()
        if (!cut) socket.end()
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })

  test('staff store a picture larger than any other body may be, and everybody sees it', async () => {
    const noise = Buffer.from(Array.from({ length: 2_000_000 }, (_, index) => (index * 31) % 251))
    // Bytes after the end of a JPEG are not read.
    const picture = Buffer.concat([await samplePicture(), noise])
    const pictures = clientWith(token).storage.from('pictures')
    const options = { contentType: 'image/jpeg' }
    expect((await pictures.upload('homes/front.jpg', picture, options)).error).toBeNull()
    const { publicUrl } = pictures.getPublicUrl('homes/front.jpg').data
    const answer = await fetch(publicUrl, { headers: { Range: 'bytes=1999990-1999999' } })
    expect(answer.status).toBe(206)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture.subarray(1_999_990, 2_000_000))
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const { data } = await pictures.download('homes/front.jpg')
    expect(data?.size).toBe(picture.length)
  })

  test('an upload by a visitor or beyond the limit is refused before its body is read', async () => {
    expect(await send(publicKey, 5_000_000, false)).toContain('"statusCode":"403"')
    expect(await send(token, 50_000_000, false)).toContain('"statusCode":"413"')
  })

  test('a connection that breaks during an upload leaves nothing behind', async () => {
    await send(token, 5_000_000, true)
    const { data } = await clientWith(token).storage.from('pictures').list()
    expect(data?.map(({ name }) => name)).toEqual(['homes'])
    const blobs = await site.database.db.selectFrom('storage_blobs').select('id').execute()
    expect(blobs).toHaveLength(1)
  })
})
