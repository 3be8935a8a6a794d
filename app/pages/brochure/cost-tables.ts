import type { BorrowingView } from '#app/buying/borrowing.ts'
import type { CostContext } from '#app/buying/cost-context.ts'
import type { CostsView } from '#app/buying/costs.ts'
import { figureWords } from '#app/buying/figure-words.ts'
import { homeCosts } from '#app/buying/home-costs.ts'
import type { LettingView } from '#app/buying/letting.ts'
import type { OwningView } from '#app/buying/owning.ts'
import { projectView } from '#app/buying/project.ts'
import { percentRange } from '#app/buying/ranges.ts'
import type { BrochureTable } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'

/**
 * The tables of costs as on the home's page, calculated with the figures in the address; a table
 * with wrong figures is left out.
 */
export function costTables(property: Property, context: CostContext): BrochureTable[] {
  const { language } = context
  const { costs, owning, borrowing, letting } = homeCosts(property, context)
  const { item, amount } = costs.words
  return [
    ...projectTables(projectView(property, language), [item, amount]),
    ...buyingTables(costs),
    ...owningTables(owning, item),
    ...borrowingTables(borrowing, [item, amount], language),
    ...lettingTables(letting, item, language),
  ]
}

function projectTables(project: ReturnType<typeof projectView>, head: string[]): BrochureTable[] {
  const facts = project?.rows.filter(({ question }) => !question) ?? []
  if (!project || (facts.length === 0 && !project.none)) return []
  const { words, none } = project
  const rows = facts.map(({ name, values }) => [name, values.join('; ')])
  return [{ title: words.title, text: none, head, rows, note: words.law }]
}

function buyingTables(view: CostsView): BrochureTable[] {
  const { words, costs, total, sources, without, isWrong } = view
  if (isWrong) return []
  return [
    {
      title: words.title,
      text: without,
      head: [words.item, words.amount],
      rows: [...costs.map((cost) => [named(cost), marked(cost)]), [words.total, total]],
      hasSum: true,
      note: `${noted(sources)} ${words.estimate}`,
    },
  ]
}

function owningTables(owning: OwningView, item: string): BrochureTable[] {
  const { words, rows, total, sources, withoutCommunity } = owning
  if (!total) return []
  return [
    {
      title: words.title,
      head: [item, words.amount],
      rows: [...rows.map((row) => [named(row), marked(row)]), [words.total, total]],
      hasSum: true,
      note: [noted(sources), withoutCommunity, words.notCounted].filter(Boolean).join(' '),
    },
  ]
}

function borrowingTables(
  { words, printed, result, lending }: BorrowingView,
  head: string[],
  language: Language,
): BrochureTable[] {
  if (!result) return []
  const { fields } = figureWords[language]
  /** English writes `40%`, Spanish `40 %`. */
  const between = (unit: string) => (language === 'en' && unit.startsWith('%') ? '' : '\u00a0')
  return [
    {
      title: words.title,
      head,
      rows: [
        ...printed.map(({ name, text }) => [
          fields[name].label,
          `${text}${between(fields[name].unitLabel)}${fields[name].unitLabel}`,
        ]),
        [`${words.title}, ${words.month}`, result.about],
      ],
      hasSum: true,
      note: [result.text, result.above, words.note, lending].filter(Boolean).join(' '),
    },
  ]
}

function lettingTables(
  { words, result, notes }: LettingView,
  item: string,
  language: Language,
): BrochureTable[] {
  if (!result) return []
  const head = [item, words.year]
  return [
    {
      title: words.title,
      text: result.basis,
      head,
      rows: result.rows.map(({ title, note, mark, min, max }) => [
        `${title}: ${note}`,
        `${percentRange({ min, max }, language)} (${mark})`,
      ]),
      note: [result.text, noted(result.sources), ...notes].join(' '),
    },
    {
      title: result.compared.title,
      head,
      rows: result.compared.rows.map(({ name, net, note }) => [
        `${name}: ${note}`,
        `${net} (${result.compared.mark})`,
      ]),
      note: words.lead,
    },
  ]
}

const named = ({ name, note }: { name: string; note: string }) => `${name}: ${note}`
const marked = ({ amount, mark }: { amount: string; mark?: string | undefined }) =>
  mark ? `${amount} (${mark})` : amount
const noted = (sources: readonly { mark: string; text: string }[]) =>
  sources.map(({ mark, text }) => `(${mark}) ${text}`).join(' ')
