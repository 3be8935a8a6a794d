import { programName } from '#app/office/values/program-name.ts'
import { insert } from '#app/words.ts'
import type { NamedEntry } from '#server/audit-log/row-names.ts'
import type { Language } from '#server/language.ts'
import type { Person } from '#server/people/people.ts'
import { memberName } from '#server/staff/member-name.ts'
import { changeSentence } from '../lead/view.ts'
import { viewingSteps } from '../lead/viewing-sentence.ts'
import { words } from './words.ts'

/** A change of the log in words. */
interface PersonChange {
  key: string
  at: number
  title: string
  leadId: string | undefined
  isByVisitor: boolean
  /** Whether the change concerns this lead rather than the person. */
  isOfLead: boolean
}

/** The changes of a person in the log. Replies and notes are shown with their texts instead. */
export function changesOf(
  { name, changes: { entries, viewings } }: Pick<Person, 'name' | 'changes'>,
  language: Language,
): PersonChange[] {
  const copy = words[language]
  const shown = (key: string, { actor, leadId, table }: Done, at: number, text: string) => {
    const isByVisitor = actor === 'visitor'
    const who = isByVisitor ? name || copy.visitor : (programName(actor, language) ?? actor)
    const title = insert(copy.change, { who, text })
    return { key, at, leadId, title, isByVisitor, isOfLead: table !== 'people' }
  }
  const done = entries.map((entry) => ({ ...entry, actor: authorOf(entry) }))
  return [
    ...done.flatMap((entry) => {
      const text = sentenceOf(entry, language)
      return text ? [shown(`change-${entry.id}`, entry, entry.at, text)] : []
    }),
    ...viewings.flatMap((viewing) => {
      const ofViewing = done.filter(
        ({ table, rowId }) => table === 'viewings' && rowId === viewing.id,
      )
      const leadId = ofViewing[0]?.leadId
      return viewingSteps(
        viewing,
        ofViewing.map((entry) => ({ ...entry, id: viewing.id })),
        language,
      ).map(({ at, actor, text }, index) =>
        shown(`step-${viewing.id}-${index}`, { actor, leadId, table: 'viewings' }, at, text),
      )
    }),
  ]
}

type Done = Pick<NamedEntry, 'actor' | 'leadId' | 'table'>

const authorOf = ({ who, actor }: NamedEntry) => who ?? memberName(undefined, actor)

function sentenceOf(entry: NamedEntry, language: Language): string | undefined {
  const { changes } = words[language]
  const { table, after } = entry
  switch (table) {
    case 'leads':
      return changeSentence(entry, language)
    case 'outbox':
      return after?.state === 'waiting' ? changes.sentAgain : changes.givenUp
    case 'people':
      if (after && 'same_as' in after) return changes.merged
      if (after && 'is_merged' in after) return changes.separated
      if (after && 'accepts_news' in after) return changes.endedNews
      return after && 'exported' in after ? changes.exported : undefined
    default:
      return undefined
  }
}
