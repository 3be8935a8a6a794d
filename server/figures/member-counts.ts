/** The first answer to a lead: the id of the member, and the minutes after the lead arrived. */
export interface FirstAnswer {
  by: string
  minutes: number
}

/** What one member of staff did about the leads of a period. */
export interface MemberFigures {
  id: string
  /** The present name, or the name that is stored with the leads. */
  name: string
  /** The number of leads that this member was first to answer. */
  answered: number
  /** The median of the minutes until those answers; undefined without any. */
  median: number | undefined
  /** The number of confirmed viewings of leads that are assigned to this member. */
  viewings: number
  /** The number of their leads that were won, and the sum of the offers for them, in euros. */
  won: number
  wonSum: number
}

type Counts = Omit<MemberFigures, 'id' | 'name' | 'median' | 'answered'> & { minutes: number[] }

interface AssignedLead {
  stage: string
  offer: number | null
  assignee_id: string | null
  assignee: string | null
}

/** Adds up what each member did. */
export class MemberCounts {
  readonly #counts = new Map<string, Counts>()
  readonly #names = new Map<string, string>()

  add({ stage, offer, assignee_id: id, assignee }: AssignedLead, answer?: FirstAnswer): void {
    if (answer?.by) this.#of(answer.by).minutes.push(answer.minutes)
    if (id === null) return
    this.#names.set(id, assignee ?? '')
    if (stage !== 'won') return
    this.#of(id).won++
    this.#of(id).wonSum += offer ?? 0
  }

  addViewing(id: string, name: string): void {
    this.#names.set(id, name)
    this.#of(id).viewings++
  }

  get ids(): string[] {
    return [...this.#counts.keys()]
  }

  /**
   * The figures of each member, those who answered most leads first.
   * @param names the present names by id.
   */
  figures(names: ReadonlyMap<string, string>): MemberFigures[] {
    return [...this.#counts]
      .map(([id, { minutes, ...counts }]) => ({
        id,
        name: names.get(id) ?? this.#names.get(id) ?? '',
        ...counts,
        answered: minutes.length,
        median: medianOf(minutes),
      }))
      .toSorted((one, other) => other.answered - one.answered || (one.name < other.name ? -1 : 1))
  }

  #of(id: string): Counts {
    const counts = this.#counts.get(id) ?? { minutes: [], viewings: 0, won: 0, wonSum: 0 }
    this.#counts.set(id, counts)
    return counts
  }
}

/** The median; of two middle numbers the lower one. Undefined for an empty list. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]
