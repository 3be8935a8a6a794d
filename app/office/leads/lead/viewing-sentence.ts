import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import type { ViewingChange } from '#server/viewings/for-staff/office-calendar.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import { leadPageWords } from './words.ts'

/** A change of a viewing, in words that follow the name of its author. */
export interface ViewingStep {
  at: number
  actor: string
  text: string
}

/**
 * The changes of a viewing in words. The log contains only the changed columns, so the others are
 * derived backwards from the current state.
 * @param changes the changes of this viewing, oldest first.
 */
export function viewingSteps(
  { state, start }: Pick<Viewing, 'state' | 'start'>,
  changes: readonly ViewingChange[],
  language: Language,
): ViewingStep[] {
  let after: Columns = { state, start_at: start && new Date(start).toISOString() }
  const steps: ViewingStep[] = []
  for (const change of changes.toReversed()) {
    const before: Columns = { ...after, ...change.before }
    const text = change.before && sentenceOf(before, after, { at: change.at, language })
    if (text) steps.push({ at: change.at, actor: change.actor, text })
    after = before
  }
  return steps.toReversed()
}

type Columns = Record<string, unknown>

function sentenceOf(
  before: Columns,
  after: Columns,
  { at, language }: { at: number; language: Language },
): string | undefined {
  const { viewings } = leadPageWords[language].changes
  const when =
    typeof after.start_at === 'string' ? shortDateAndTime(after.start_at, language) : undefined
  if (after.state === 'cancelled')
    return when ? insert(viewings.cancelled, { when }) : viewings.declined
  if (!when || after.state === 'expired') return undefined
  // A viewing that had already begun was not moved: another one was arranged instead.
  const isAnother = typeof before.start_at === 'string' && Date.parse(before.start_at) <= at
  const isConfirmed = after.state === 'confirmed' && (before.state !== 'confirmed' || isAnother)
  return insert(isConfirmed ? viewings.confirmed : viewings.moved, { when })
}
