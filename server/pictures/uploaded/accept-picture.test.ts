import { expect, test } from 'vitest'
import { acceptPicture } from './accept-picture.ts'

test.each([
  ['PictureRefused', 'broken'],
  ['QueueFull', 'busy'],
])(
  'after %s of the server, whose classes are not those of the pages’ build',
  async (name, reason) => {
    const resize = async () => {
      throw Object.assign(new Error('not now'), { name })
    }
    const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(64)])
    expect(await acceptPicture({ resize }, jpeg)).toBe(reason)
  },
)
