import { data } from 'react-router'
import { formText } from '#app/forms/read-form.ts'
import { orUndefined } from '#app/office/unavailable.ts'
import type { Change } from '#server/homes/change-state.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import type { MemberHomes } from '#server/homes/for-staff/homes.ts'
import type { HomePublishing } from '#server/homes/publish-draft.ts'
import type { HomeScheduling } from '#server/homes/scheduling/schedule-draft.ts'
import type { StoredHome } from '#server/homes/stored-home.ts'
import { type Language, pathIn } from '#server/language.ts'
import { agencyZone, localTimeIn } from '#server/shared/time/zoned-time.ts'
import { homePath } from '../home-path.ts'

/** Why a home was not stored or published. */
export type HomeFailure = 'unsaved' | 'changed' | 'unseen' | 'when'

type HomeOutcome =
  | { to: string }
  | { status: number; failed: HomeFailure }
  | { status: number; problems: PublishingProblem[] }

interface Act {
  id: string
  language: Language
  form: FormData
  /** Milliseconds since 1970. */
  now: number
  /** The revision of the draft that was shown; 0 if there was no draft, undefined to accept any. */
  seenDraft?: number
}

/**
 * The revision of the draft that a form's screen showed, 0 for none; undefined for a form that
 * does not say.
 */
const shownDraft = (form: FormData): number | undefined =>
  form.has('draft') ? Number(formText(form, 'draft')) || 0 : undefined

/**
 * The draft that a member who publishes has seen, as `seenDraft`.
 * @param before the draft as it was before the form was stored.
 * @param after the draft with the form.
 */
export function seenAfter(
  form: FormData,
  before: StoredHome['draft'],
  after: StoredHome['draft'],
): number {
  const shown = shownDraft(form)
  // Without a draft there is nothing unseen: a button that was pressed twice has published it.
  const isSeen = !before || shown === undefined || shown === before.revision
  return isSeen ? (after?.revision ?? 0) : shown
}

/** The time that was chosen; the head and the foot of a screen each have a field for it. */
function timeIn(form: FormData): number | undefined {
  const typed = form.getAll('at').find((text) => typeof text === 'string' && text !== '')
  return typeof typed === 'string' ? localTimeIn(agencyZone, typed) : undefined
}

/**
 * Discards the draft that the screen showed, with what was typed since; a home that was never
 * published is deleted with it.
 * @returns undefined for any other button.
 */
export async function discardHome(
  homes: MemberHomes,
  { id, language, form }: Pick<Act, 'id' | 'language' | 'form'>,
): Promise<HomeOutcome | undefined> {
  if (formText(form, 'intent') !== 'discard') return undefined
  const { home, draft } = await homes.read(id)
  const seen = shownDraft(form) ?? draft?.revision ?? 0
  if (draft && !(await homes.discard({ id, revision: seen })))
    return { status: 409, failed: 'unseen' }
  return { to: home ? homePath(language, id) : pathIn(language, '/office/homes') }
}

/** Changes the time of scheduled changes. */
async function reschedule(
  homes: MemberHomes,
  { id, language, form, now }: Act,
): Promise<HomeOutcome> {
  const at = timeIn(form)
  if (at === undefined || at <= now) return { status: 400, failed: 'when' }
  return answerToChange(await orUndefined(homes.reschedule(id, at)), homePath(language, id))
}

/** @param change undefined if the catalogue does not answer. */
function answerToChange(change: Change | undefined, to: string): HomeOutcome {
  if (!change) return { status: 503, failed: 'unsaved' }
  return change === 'done' ? { to } : { status: 409, failed: 'changed' }
}

async function duplicate(
  homes: MemberHomes,
  { id, language }: Pick<Act, 'id' | 'language'>,
): Promise<HomeOutcome> {
  const stored = await homes.read(id)
  if (!stored.home && !stored.draft) throw data(null, { status: 404 })
  return { to: homePath(language, await homes.duplicate(stored)) }
}

/**
 * Handles the buttons in a home's head: publish, schedule, change or cancel the schedule, and
 * duplicate. Every screen of a home first stores its own form, so that no typed text is lost.
 * @returns the next address, or the reason for a refusal; undefined for any other button.
 */
export async function actOnHome(
  homes: MemberHomes,
  { id, language, form, now, seenDraft }: Act,
): Promise<HomeOutcome | undefined> {
  const here = homePath(language, id)
  switch (formText(form, 'intent')) {
    case 'publish':
      return publishAt(undefined)
    case 'schedule': {
      const at = timeIn(form)
      if (at === undefined || at <= now) return { status: 400, failed: 'when' }
      const { home } = await homes.read(id)
      return home?.publication === 'published' ? waitUntil(at) : publishAt(at)
    }
    case 'reschedule':
      return reschedule(homes, { id, language, form, now })
    case 'unschedule':
      return answerToChange(await orUndefined(homes.unschedule(id)), here)
    case 'duplicate':
      return duplicate(homes, { id, language })
    default:
      return undefined
  }

  async function waitUntil(at: number): Promise<HomeOutcome> {
    if (!homes.waiting) throw data(null, { status: 404 })
    return answerTo(await orUndefined(homes.waiting.schedule(id, at, seenDraft)), 'scheduled')
  }

  async function publishAt(at: number | undefined): Promise<HomeOutcome> {
    const result = await orUndefined(
      homes.publish(id, {
        at: at === undefined ? undefined : new Date(at).toISOString(),
        seenDraft,
      }),
    )
    return answerTo(result, at === undefined ? 'published' : 'scheduled')
  }

  /** @param done what has happened if nothing prevented it. */
  function answerTo(
    result: HomePublishing | HomeScheduling | undefined,
    done: 'published' | 'scheduled',
  ): HomeOutcome {
    switch (result?.outcome) {
      case undefined:
        return { status: 503, failed: 'unsaved' }
      case 'published':
      case 'scheduled':
        return { to: `${here}?done=${done}` }
      case 'refused':
        return { status: 400, problems: result.problems }
      case 'missing':
        throw data(null, { status: 404 })
      case 'undecided':
      case 'changed':
        return { status: 409, failed: 'changed' }
    }
  }
}
