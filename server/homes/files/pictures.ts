import { randomUUID } from 'node:crypto'
import type { PictureDetails } from '../../catalogue/property.ts'
import { maxPictures } from '../../catalogue/rules/picture-details.ts'
import type { Resizer } from '../../pictures/resize/resizer.ts'
import { acceptPicture, type PictureRefusal } from '../../pictures/uploaded/accept-picture.ts'
import { bucket, uploadedObjectName, uploadedAddress } from '../../pictures/uploaded/names.ts'
import type { UploadedPictures } from '../../pictures/uploaded/uploaded-pictures.ts'
import { pictureAddresses, detailsOf } from '../check.ts'
import type { HomeFields } from '../fields.ts'
import { draftedHomeFields } from '../home.ts'
import { type HomeAuthor, changeHomeDraft } from '../save-draft.ts'
import { readStoredHome } from '../stored-home.ts'
import { attachFile } from './attach-file.ts'

/** The dependencies of an upload, in addition to the backend. */
export interface PictureTools {
  resizer: Pick<Resizer, 'resize'>
  uploaded: Pick<UploadedPictures, 'prepare' | 'forget'>
}

type TakenPicture = { address: string } | { refused: PictureRefusal | 'many' }

/** The most frequent height of the horizon in photographs. */
const usualHorizon = 0.42

/**
 * Adds a picture to the draft of a home, as the last one; metadata about place and camera is
 * removed. After an error, the file is not kept.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function takePicture(
  author: HomeAuthor,
  id: string,
  bytes: Uint8Array,
  { resizer, uploaded }: PictureTools,
): Promise<TakenPicture> {
  const { home, draft } = await readStoredHome(author.client, id)
  if (pictureAddresses(draftedHomeFields(home, draft)).length >= maxPictures)
    return { refused: 'many' }
  const accepted = await acceptPicture(resizer, bytes)
  if (typeof accepted === 'string') return { refused: accepted }
  const { jpeg, width, height, colour } = accepted
  const picture = randomUUID()
  const address = uploadedAddress(picture)
  const details: PictureDetails = {
    width,
    height,
    colour,
    x: 0.5,
    horizon: usualHorizon,
    alt: { en: '', es: '' },
  }
  const file = { bucket, name: uploadedObjectName(picture), bytes: jpeg, type: 'image/jpeg' }
  const isTaken = await attachFile(author, id, file, (fields) => {
    const addresses = pictureAddresses(fields)
    if (addresses.length >= maxPictures) return undefined
    return withPictures(fields, [...addresses, address], {
      ...detailsOf(fields),
      [address]: details,
    })
  })
  if (!isTaken) return { refused: 'many' }
  uploaded.prepare({ id: picture, width })
  return { address }
}

/**
 * Removes a picture from the draft. Its file stays, because earlier versions show it.
 * @returns the removed picture, so that it can be restored; undefined where the draft had no such
 *   picture.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 * @throws {Contended}
 */
export async function removePicture(
  author: HomeAuthor,
  id: string,
  address: string,
): Promise<RemovedPicture | undefined> {
  // The change is retried when others save at the same time: the last attempt tells what was
  // removed.
  let removed: RemovedPicture | undefined
  await changeHomeDraft(author, id, (fields) => {
    const addresses = pictureAddresses(fields)
    const details = detailsOf(fields)
    const index = addresses.indexOf(address)
    removed = index < 0 ? undefined : { address, index, details: details[address] }
    return removed ? withPictures(fields, addresses.toSpliced(index, 1), details) : fields
  })
  return removed
}

/** A picture that was removed. */
interface RemovedPicture {
  address: string
  /** Its position, from 0. */
  index: number
  details: PictureDetails | undefined
}

export const restorePicture = (author: HomeAuthor, id: string, removed: RemovedPicture) =>
  changeHomeDraft(author, id, (fields) => {
    const addresses = pictureAddresses(fields)
    const { address, index, details } = removed
    if (addresses.includes(address) || addresses.length >= maxPictures) return fields
    return withPictures(fields, addresses.toSpliced(Math.max(0, index), 0, address), {
      ...detailsOf(fields),
      ...(details && { [address]: details }),
    })
  })

/** Moves a picture to a position, from 0. */
export const movePicture = (author: HomeAuthor, id: string, address: string, to: number) =>
  changeHomeDraft(author, id, (fields) => {
    const addresses = pictureAddresses(fields)
    if (!addresses.includes(address)) return fields
    const others = addresses.filter((one) => one !== address)
    const index = Math.max(0, Math.min(others.length, to))
    return withPictures(fields, others.toSpliced(index, 0, address), detailsOf(fields))
  })

/** Changes to an uploaded picture; absent values stay unchanged. */
export type PictureDescription = Partial<Pick<PictureDetails, 'x' | 'horizon' | 'room'>> & {
  alt?: Partial<PictureDetails['alt']>
}

/**
 * Changes the texts and crops of pictures; other pictures stay unchanged.
 * @param ours the details of the site's own pictures that get texts of their own.
 */
export const describePictures = (
  author: HomeAuthor,
  id: string,
  descriptions: Readonly<Record<string, PictureDescription>>,
  ours: Readonly<Record<string, PictureDetails>> = {},
) =>
  changeHomeDraft(author, id, (fields) => {
    const details = { ...ours, ...detailsOf(fields) }
    const described = Object.entries(details).map(
      ([address, current]): [string, PictureDetails] => {
        const changed = Object.hasOwn(descriptions, address) ? descriptions[address] : undefined
        return [address, { ...current, ...changed, alt: { ...current.alt, ...changed?.alt } }]
      },
    )
    return withPictures(fields, pictureAddresses(fields), Object.fromEntries(described))
  })

/** @param details the details of pictures, some of which may no longer exist. */
function withPictures(
  fields: HomeFields,
  addresses: readonly string[],
  details: Record<string, PictureDetails>,
): HomeFields {
  const kept = addresses.toSorted().flatMap((address): [string, PictureDetails][] => {
    const one = details[address]
    return one ? [[address, one]] : []
  })
  return {
    ...fields,
    images: addresses.join('\n'),
    picture_details: kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : '',
  }
}
