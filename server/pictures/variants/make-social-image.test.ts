import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialImageSize, drawSocialImage } from './make-social-image.ts'

const master = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })

/**
 * The parts of the picture that must stay empty: the edge of the paper, and the space before the
 * name.
 */
const empty = [
  { left: 0, top: 440, width: 56, height: 190 },
  { left: 842, top: 440, width: 20, height: 190 },
  { left: 0, top: 612, width: 1200, height: 18 },
]

test.each([
  'Villa',
  'Última planta de tres dormitorios, Alborán Hills, Costa del Sol',
  'A title that nobody would choose, of so many words that it must be set small: '.repeat(4),
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungspolice',
  '<b>&amp; "quoted" &lt;',
])('no text is cut off or leaves its place: %s', async (title) => {
  const image = await (
    await drawSocialImage(await master.png().toBuffer(), { title, horizon: 0.42, x: 0.5 })
  )
    .png()
    .toBuffer()
  expect(await sharp(image).metadata()).toMatchObject(socialImageSize)
  for (const area of empty) {
    const { channels } = await sharp(await sharp(image).extract(area).png().toBuffer()).stats()
    expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeGreaterThan(230)
  }
  const written = await sharp(
    await sharp(image).extract({ left: 60, top: 440, width: 780, height: 170 }).png().toBuffer(),
  ).stats()
  expect(written.channels[0]?.min).toBeLessThan(60)
})
