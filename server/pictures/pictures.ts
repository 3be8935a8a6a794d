import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../language.ts'
import { type RoomName, roomNames } from './room-names.ts'
import { uploadedId, variantsName, widthsOf } from './uploaded/names.ts'

/** The data of a picture that the build has written; see picture-index.ts. */
export interface BuiltPicture {
  /**
   * The name with its digest: variants are `<file>-<width>.<format>`, a drawing is `<file>.svg`.
   */
  file: string
  width: number
  height: number
  /** The widths of the variants; empty for a drawing. */
  widths: number[]
  /** The colour that is shown until the picture has loaded. */
  colour: string
  /** The height of the sea's horizon, as a fraction from the top. */
  horizon: number
  /** The focal point as fractions of the width; `xNarrow` is used for tall crops. */
  x: number
  xNarrow?: number
  alt: Record<Language, string>
  /** The subject, in two or three words. */
  subject?: Record<Language, string>
  /** The room that is shown, where it is one. */
  room?: RoomName
  panorama?: Panorama
}

/** A 360° picture (equirectangular, 2:1). */
interface Panorama {
  /** The id of the development or property type to which it belongs. */
  of: string
  /** The direction of north, in degrees clockwise from the middle. */
  north: number
}

/** The data that a page needs to show a picture. */
export interface PictureData extends Omit<BuiltPicture, 'alt' | 'subject'> {
  alt: string
  /** The subject in two or three words; undefined for a picture that is not ours. */
  subject?: string | undefined
  /** The address of a picture on another site, which is shown unchanged. */
  external?: string
  /**
   * Set for an uploaded picture, which is a photograph; any other picture is a computer-generated
   * impression.
   */
  isPhotograph?: true
}

type UploadedDetails = Pick<
  BuiltPicture,
  'width' | 'height' | 'colour' | 'horizon' | 'x' | 'alt'
> & { room?: RoomName | undefined }

export interface Pictures {
  /** @throws when no picture has this name, which is a mistake in a page that its test finds. */
  named(name: string, language: Language): PictureData
  /** The names of our pictures, without drawings and 360° views. */
  names(): string[]
  /** Whether one of our pictures has this name. */
  has(name: string): boolean
  /**
   * Resolves a property's image address: one of our pictures by its name, with the alternative text
   * that the office may have written; an uploaded picture by its details; any other address
   * unchanged.
   * @param alt the alternative text for a picture that has none of its own.
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

/** @param buildDir the folder with `pictures.json`, which picture-index.ts has written. */
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
 * The size of a picture on another server is unknown, so 4:3 and the usual horizon of our own
 * pictures are assumed.
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
