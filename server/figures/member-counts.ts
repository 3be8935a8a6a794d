/** The first answer to a lead: the id of the member, and minutes since it came. */
export interface FirstAnswer {
  by: string
  minutes: number
}

/** What one member did about the leads of a period. */
export interface MemberFigures {
  id: string
  /** The present name, or the one that the leads have. */
  name: string
  /** Leads whose first answer is theirs. */
  answered: number
  /** The median of the minutes until it; undefined without any. */
  median: number | undefined
  /** Confirmed viewings of leads that are theirs. */
  viewings: number
  /** Leads of theirs that are won, and the sum of what was offered for them, in euros. */
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
   * Those who answered most first.
   * @param names the present ones by id.
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

/** The lower one of two in the middle; undefined of none. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]
