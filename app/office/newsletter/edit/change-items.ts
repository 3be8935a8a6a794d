import { type IssueItem, issueLimits } from '#server/newsletter/issues/issue.ts'

/** The value of a button for an item: `up home a-slug`. */
const moves = { up: -1, down: 1 } as const

/** The items after a button was pressed; unchanged for any other button. */
export function changeItems(items: readonly IssueItem[], intent: string): IssueItem[] {
  const [what = '', kind, key] = intent.split(' ')
  const index = items.findIndex((item) => item.kind === kind && item.key === key)
  const item = items[index]
  if (!item) return [...items]
  const others = items.toSpliced(index, 1)
  if (what === 'out') return others
  const by = what === 'up' || what === 'down' ? moves[what] : 0
  return others.toSpliced(Math.max(0, index + by), 0, item)
}

/**
 * The items with another one at the end; an item that already exists keeps its position. Undefined
 * if there are too many.
 */
export function withItem(items: readonly IssueItem[], item: IssueItem): IssueItem[] | undefined {
  if (items.some(({ kind, key }) => kind === item.kind && key === item.key)) return [...items]
  return items.length < issueLimits.items ? [...items, item] : undefined
}
