import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../language.ts'
import { type RoomName, roomNames } from './room-names.ts'
import { uploadedId, variantsName, widthsOf } from './uploaded/names.ts'

/** A picture as the build left it; see picture-index.ts. */
export interface BuiltPicture {
  /** Name with digest: variants are `<file>-<width>.<format>`, a drawing is `<file>.svg`. */
  file: string
  width: number
  height: number
  /** Widths of the variants; empty for a drawing. */
  widths: number[]
  /** Shown until the picture is there. */
  colour: string
  /** Height of the sea's horizon, as a fraction from the top. */
  horizon: number
  /** Focal point, as fractions of the width; xNarrow for tall crops. */
  x: number
  xNarrow?: number
  alt: Record<Language, string>
  /** The subject, in two or three words. */
  subject?: Record<Language, string>
  /** The room that it shows, if it shows one. */
  room?: RoomName
  panorama?: Panorama
}

/** A 360° picture (equirectangular, 2:1). */
interface Panorama {
  /** The id of its development or property type. */
  of: string
  /** The direction of north, in degrees clockwise from its middle. */
  north: number
}

/** The data that a page needs to show a picture. */
export interface PictureData extends Omit<BuiltPicture, 'alt' | 'subject'> {
  alt: string
  /** The subject, in two or three words; undefined of a picture that is not ours. */
  subject?: string | undefined
  /** An address elsewhere, shown as it is. */
  external?: string
  /** An uploaded picture is a photograph; any other is a computer's impression. */
  isPhotograph?: true
}

type UploadedDetails = Pick<
  BuiltPicture,
  'width' | 'height' | 'colour' | 'horizon' | 'x' | 'alt'
> & { room?: RoomName | undefined }

export interface Pictures {
  /** @throws when no picture has this name: a mistake in a page, found by its test. */
  named(name: string, language: Language): PictureData
  /** Ours that are neither drawings nor 360° views, by name. */
  names(): string[]
  /** Whether one of ours has this name. */
  has(name: string): boolean
  /**
   * A property's image address: one of ours by its name, with the alternative text of its details
   * where the office has written one; an uploaded one by its details; any other as it is.
   * @param alt for a picture whose own text is not known.
   */
  at(
    address: string,
    alt: string,
    language: Language,
    details?: Readonly<Record<string, UploadedDetails>> | null,
  ): PictureData
  /** The 360° pictures of a development or a property type, by name. */
  panoramas(of: string, language: Language): { name: string; picture: PictureData }[]
}

/** @param buildDir where picture-index.ts wrote `pictures.json`. */
export function loadPictures(buildDir: string): Pictures {
  const built: Record<string, BuiltPicture> = JSON.parse(
    readFileSync(join(buildDir, 'pictures.json'), 'utf8'),
  )
  const find = (name: string, language: Language): PictureData | undefined => {
    const picture = Object.hasOwn(built, name) ? built[name] : undefined
    return (
      picture && { ...picture, alt: picture.alt[language], subject: picture.subject?.[language] }
    )
  }
  return {
    named(name, language) {
      const picture = find(name, language)
      if (!picture) throw new Error(`No picture is named ${name}`)
      return picture
    },
    names: () =>
      Object.entries(built).flatMap(([name, { widths, panorama }]) =>
        widths.length > 0 && !panorama ? [name] : [],
      ),
    has: (name) => Object.hasOwn(built, name),
    at(address, alt, language, details) {
      const upload = uploadedId(address)
      const stored = details && Object.hasOwn(details, address) ? details[address] : undefined
      if (upload && stored) return uploaded(upload, stored, alt, language)
      const name = /^\/pictures\/([\w-]+)\.jpg$/.exec(address)?.[1]
      const ours = name && find(name, language)
      if (!ours) return external(address, alt)
      return { ...ours, alt: stored?.alt[language] || ours.alt }
    },
    panoramas: (of, language) =>
      Object.entries(built).flatMap(([name, { panorama }]) => {
        const picture = panorama?.of === of ? find(name, language) : undefined
        return picture ? [{ name, picture }] : []
      }),
  }
}

const uploaded = (
  id: string,
  { width, height, colour, x, horizon, alt, room }: UploadedDetails,
  fallback: string,
  language: Language,
): PictureData => ({
  file: variantsName(id),
  width,
  height,
  widths: widthsOf(width),
  colour,
  horizon,
  x,
  alt: alt[language] || fallback,
  subject: room && roomNames[language][room],
  ...(room ? { room } : {}),
  isPhotograph: true,
})

/**
 * The size of a picture on another server is unknown, so it is taken for 4:3 with the usual horizon
 * of our own pictures.
 */
const external = (address: string, alt: string): PictureData => ({
  file: '',
  width: 1600,
  height: 1200,
  widths: [],
  colour: '#e3ecea',
  horizon: 0.42,
  x: 0.5,
  alt,
  external: address,
})
