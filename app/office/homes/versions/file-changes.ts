import { detailsOf, pictureAddresses } from '#server/homes/check.ts'
import { documentsOf, type HomeFields } from '#server/homes/fields.ts'
import { unmoved } from './unmoved.ts'

/** Numbers start at 1. */
export type PictureChange = { address: string } & (
  | { kind: 'added'; to: number }
  | { kind: 'removed'; from: number }
  | { kind: 'moved'; from: number; to: number }
  | { kind: 'focus'; to: number; before: string; after: string }
  | { kind: 'alt'; to: number; of: 'en' | 'es'; before: string; after: string }
)

type PictureFields = Pick<HomeFields, 'images' | 'picture_details'>

/** The changes of a home's pictures, one entry for each change of a picture. */
export function pictureChanges(before: PictureFields, after: PictureFields): PictureChange[] {
  const [old, now] = [pictureAddresses(before), pictureAddresses(after)]
  const [was, is] = [detailsOf(before), detailsOf(after)]
  const stay = unmoved(old, now)
  const changes = now.flatMap((address, index): PictureChange[] => {
    const to = index + 1
    const from = old.indexOf(address) + 1
    if (from === 0) return [{ kind: 'added', address, to }]
    const [one, other] = [was[address], is[address]]
    const points = [pointOf(one), pointOf(other)] as const
    return [
      ...(stay.has(address) ? [] : [{ kind: 'moved' as const, address, from, to }]),
      ...(points[0] === points[1]
        ? []
        : [{ kind: 'focus' as const, address, to, before: points[0], after: points[1] }]),
      ...(['en', 'es'] as const).flatMap((of) => {
        const [text = '', next = ''] = [one?.alt[of], other?.alt[of]]
        return text === next
          ? []
          : [{ kind: 'alt' as const, address, to, of, before: text, after: next }]
      }),
    ]
  })
  const removed = old.flatMap((address, index): PictureChange[] =>
    now.includes(address) ? [] : [{ kind: 'removed', address, from: index + 1 }],
  )
  return [...changes, ...removed]
}

/** The focal point in hundredths from the left and from the top; '' if there is none. */
const pointOf = (details: { x: number; horizon: number } | undefined): string =>
  details ? `${Math.round(details.x * 100)} / ${Math.round(details.horizon * 100)}` : ''

/** A change of one of a home's documents, with its names. */
interface DocumentChange {
  file: string
  kind: 'added' | 'removed' | 'renamed' | 'moved'
  before: { en: string; es: string } | undefined
  after: { en: string; es: string } | undefined
}

export function documentChanges(
  before: Pick<HomeFields, 'documents'>,
  after: Pick<HomeFields, 'documents'>,
): DocumentChange[] {
  const [old, now] = [documentsOf(before), documentsOf(after)]
  const stay = unmoved(
    old.map(({ file }) => file),
    now.map(({ file }) => file),
  )
  const changes = now.flatMap(({ file, name }): DocumentChange[] => {
    const was = old.find((one) => one.file === file)?.name
    if (!was) return [{ file, kind: 'added', before: undefined, after: name }]
    if (was.en !== name.en || was.es !== name.es)
      return [{ file, kind: 'renamed', before: was, after: name }]
    return stay.has(file) ? [] : [{ file, kind: 'moved', before: was, after: name }]
  })
  const removed = old.flatMap(({ file, name }): DocumentChange[] =>
    now.some((one) => one.file === file)
      ? []
      : [{ file, kind: 'removed', before: name, after: undefined }],
  )
  return [...changes, ...removed]
}
