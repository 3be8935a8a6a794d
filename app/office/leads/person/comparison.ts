import type { HomeLabels } from '#app/office/home-labels.ts'
import type { Language } from '#server/language.ts'
import type { PersonSummary } from '#server/people/find-people.ts'
import { mediumDateAndTime } from '#server/shared/time/formats.ts'
import { words } from './words.ts'

/** The data of two people side by side, row by row. */
export function comparisonOf(
  [ours, theirs]: [PersonSummary, PersonSummary],
  labels: HomeLabels,
  language: Language,
) {
  const { sides: copy } = words[language]
  const row = (label: string, textsOf: (one: PersonSummary) => string[]) => {
    const [one, other] = [textsOf(ours), textsOf(theirs)]
    return { label, ours: one, theirs: other, isSame: one.length > 0 && isSame(one, other) }
  }
  return {
    leadId: theirs.leadId,
    rows: [
      row(copy.name, ({ names }) => names),
      row(copy.email, ({ emails }) => emails),
      row(copy.phone, ({ phones }) => phones),
      // Equal numbers of enquiries, or equal dates, do not mean that two people have something in
      // common.
      { ...row(copy.enquiries, ({ leads }) => [String(leads.length)]), isSame: false },
      {
        ...row(copy.latest, ({ leads: [latest] }) =>
          latest
            ? [mediumDateAndTime(latest.at, language), subjectOf(latest, labels, language)].filter(
                Boolean,
              )
            : [],
        ),
        isSame: false,
      },
    ],
  }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('\n').toLowerCase() === other.join('\n').toLowerCase()

const subjectOf = (
  { homeRef, about }: PersonSummary['leads'][number],
  labels: HomeLabels,
  language: Language,
): string => labels.get(homeRef ?? '')?.title[language] ?? (about || homeRef || '')
