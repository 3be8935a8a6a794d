import { data, redirect } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { readOfficeForm } from '#app/office/read-office-form.ts'
import { revalidateRefused } from '#app/office/revalidate-refused.ts'
import { partMeta } from '#app/office/title.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import { useAnswer } from '#app/office/use-answer.ts'
import type { PictureDetails } from '#server/catalogue/property.ts'
import { pictureDetailsCell } from '#server/catalogue/rules/cell-readers.ts'
import { pictureAddresses, detailsOf, type PublishingProblem } from '#server/homes/check.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import { languageOf } from '#server/language.ts'
import { roomNames } from '#server/pictures/room-names.ts'
import { actOnHome, discardHome, type HomeFailure, seenAfter } from '../answer/act-on-home.ts'
import { draftTitle } from '../fields/draft-title.ts'
import { loadHome, readHomeOrNew } from '../frame/load-home.ts'
import { homePath } from '../home-path.ts'
import { homeIn } from '../member-homes.ts'
import type { Route } from './+types/page.ts'
import { ownDetails, ownOf } from './own-pictures.ts'
import { changedTexts, pictureFormTexts } from './picture-form-texts.ts'
import { PicturesScreen } from './pictures-screen.tsx'
import { fractionOf, pictureRooms } from './read-picture.ts'
import { words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { site, homes, id } = await homeIn(args)
  const language = languageOf(args.url.pathname)
  const { fields, head } = await loadHome({ site, homes }, id, language)
  const details = detailsOf(fields)
  const pictures = pictureAddresses(fields).map((address) => {
    const own = ownDetails(site.pictures, address)
    const stored = details[address] ?? own
    return {
      address,
      picture: site.pictures.at(address, '', language, details),
      isOwn: own !== undefined,
      details: stored && {
        alt: stored.alt,
        room: stored.room,
        x: stored.x,
        horizon: stored.horizon,
      },
    }
  })
  const parameter = args.url.searchParams.get('picture')
  return {
    head,
    pictures,
    texts: pictureFormTexts(pictures),
    rooms: pictureRooms.map((room) => ({ room, name: roomNames[language][room] })),
    titles: { en: draftTitle(fields, 'en'), es: draftTitle(fields, 'es') },
    /** The picture that the member has pressed. */
    chosen: pictures.find(({ address }) => address === parameter)?.address,
  }
}

export async function action(args: Route.ActionArgs) {
  const { site, homes, id } = await homeIn(args)
  const { draft } = await readHomeOrNew(homes, id)
  const language = languageOf(args.url.pathname)
  const here = homePath(language, id, 'pictures')
  const form = await readOfficeForm(args.request)
  const discarded = await discardHome(homes, { id, language, form })
  if (discarded)
    return 'to' in discarded ? redirect(discarded.to, 303) : answer(discarded.status, discarded)
  const refused = await takePictures(homes, id, form)
  if (refused.length > 0) return answer(400, { refused })
  // Typed texts are kept, whichever button was pressed.
  const described = form.has('address')
    ? await orUndefined(describe(changedTexts(form)))
    : { draft }
  if (!described) return answer(503, { failed: 'unsaved' })
  const seenDraft = seenAfter(form, draft, described.draft)
  const acted = await actOnHome(homes, { id, language, form, now: site.clock(), seenDraft })
  if (acted) return 'to' in acted ? redirect(acted.to, 303) : answer(acted.status, acted)
  const [intent = '', ...rest] = formText(form, 'intent').split(' ')
  const address = rest.join(' ')
  if (intent === 'remove') return remove()
  const done = await orUndefined(change())
  return done === undefined
    ? answer(503, { refused: [{ name: '', reason: 'failed' }] })
    : redirect(
        intent === 'focal' ? `${here}?${new URLSearchParams({ picture: address })}` : here,
        303,
      )

  function describe(texts: ReturnType<typeof changedTexts>) {
    return homes.pictures.describe(id, texts, ownOf(site.pictures, texts))
  }

  async function remove() {
    const removing = await orUndefined(
      homes.pictures.remove(id, address).then((removed) => ({ removed })),
    )
    if (!removing) return answer(503, { refused: [{ name: '', reason: 'failed' }] })
    const { removed } = removing
    // If somebody else has removed the picture since, the page is loaded again with the current
    // pictures.
    if (!removed) return redirect(here, 303)
    const details = JSON.stringify(removed.details ?? null)
    return answer(200, { removed: { ...removed, details } })
  }

  async function change(): Promise<true> {
    const index = Number(formText(form, 'to'))
    switch (intent) {
      case 'restore':
        if (Number.isInteger(index))
          await homes.pictures.putBack(id, { address, index, details: detailsIn(form) })
        break
      case 'earlier':
      case 'later':
      case 'first':
        await moveBy(address, intent)
        break
      case 'move':
        if (Number.isInteger(index)) await homes.pictures.move(id, address, index)
        break
      case 'focal':
        await homes.pictures.describe(id, {
          [address]: {
            x: fractionOf(formText(form, 'x')),
            horizon: fractionOf(formText(form, 'horizon')),
          },
        })
        break
      default:
    }
    return true
  }

  async function moveBy(moved: string, to: 'earlier' | 'later' | 'first') {
    const { fields } = await loadHome({ site, homes }, id, 'en')
    const index = pictureAddresses(fields).indexOf(moved)
    await homes.pictures.move(id, moved, to === 'first' ? 0 : index + (to === 'later' ? 1 : -1))
  }
}

/**
 * Adds the files of a form to a home.
 * @returns those that were refused.
 */
async function takePictures(homes: MemberHomes, id: string, form: FormData) {
  const refused: { name: string; reason: Refused }[] = []
  for (const file of form.getAll('pictures')) {
    if (!(file instanceof File) || file.size === 0) continue
    const taking = await orUndefined(homes.pictures.take(id, await file.bytes()))
    if (!taking) refused.push({ name: file.name, reason: 'failed' })
    else if ('refused' in taking) refused.push({ name: file.name, reason: taking.refused })
  }
  return refused
}

/** The answer to a form that was refused. */
interface PicturesAnswer {
  refused?: readonly { name: string; reason: Refused }[]
  failed?: HomeFailure
  /** The problems that prevented publishing. */
  problems?: readonly PublishingProblem[]
  /** The picture that was just removed, with its details as JSON. */
  removed?: { address: string; index: number; details: string }
}

/** The details of a picture that is restored. */
function detailsIn(form: FormData): PictureDetails | undefined {
  const [details] = Object.values(
    pictureDetailsCell.parse(`{"/pictures/one.jpg":${formText(form, 'details')}}`) ?? {},
  )
  return details
}

const answer = (status: number, value: PicturesAnswer) => data(value, { status })

type Refused = Exclude<keyof (typeof words)['en']['refused'], 'lost'>

export const meta = partMeta((language) => words[language].title)

/** The texts of a refused form are stored, so the missing ones are counted again. */
export const shouldRevalidate = revalidateRefused

export default function HomePicturesScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesScreen {...loaderData} answer={useAnswer(actionData) ?? {}} />
}
