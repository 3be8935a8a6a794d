import { borrowingView } from '#app/buying/borrowing.ts'
import type { CostContext } from '#app/buying/cost-context.ts'
import { costsView } from '#app/buying/costs.ts'
import { figureWords } from '#app/buying/figure-words.ts'
import { lettingView } from '#app/buying/letting.ts'
import { owningView } from '#app/buying/owning.ts'
import { projectView } from '#app/buying/project.ts'
import { percentRange } from '#app/buying/ranges.ts'
import type { BrochureTable } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'

/**
 * The costs of a home as on its page, with the figures in the address; a part whose figures are
 * wrong is left out.
 */
export function costTables(property: Property, context: CostContext): BrochureTable[] {
  const { language, address, costs: ours } = context
  const { fields } = figureWords[language]
  const costs = costsView(property, context)
  const owning = owningView(property, context)
  const borrowing = borrowingView(property.price, address, language, ours.lending)
  const letting = lettingView(property, context, costs.all, owning.figures)
  const project = projectView(property, language)
  /** English writes `40%`, Spanish `40 %`. */
  const between = (unit: string) => (language === 'en' && unit.startsWith('%') ? '' : '\u00a0')
  const { item, amount } = costs.words
  const sum = [item, amount]
  const tables: BrochureTable[] = []
  const facts = project?.rows.filter(({ question }) => !question) ?? []
  if (project && (facts.length > 0 || project.none))
    tables.push({
      title: project.words.title,
      text: project.none,
      head: sum,
      rows: facts.map(({ name, values }) => [name, values.join('; ')]),
      note: project.words.law,
    })
  tables.push({
    title: costs.words.title,
    head: sum,
    rows: [
      ...costs.costs.map((cost) => [named(cost), marked(cost)]),
      [costs.words.total, costs.total],
    ],
    hasSum: true,
    note: `${noted(costs.sources)} ${costs.words.estimate}`,
  })
  if (owning.total)
    tables.push({
      title: owning.words.title,
      head: [item, owning.words.amount],
      rows: [
        ...owning.rows.map((row) => [named(row), marked(row)]),
        [owning.words.total, owning.total],
      ],
      hasSum: true,
      note: [noted(owning.sources), owning.withoutCommunity, owning.words.notCounted]
        .filter(Boolean)
        .join(' '),
    })
  if (borrowing.result)
    tables.push({
      title: borrowing.words.title,
      head: sum,
      rows: [
        ...borrowing.printed.map(({ name, text }) => [
          fields[name].label,
          `${text}${between(fields[name].unitLabel)}${fields[name].unitLabel}`,
        ]),
        [`${borrowing.words.title}, ${borrowing.words.month}`, borrowing.result.payment],
      ],
      hasSum: true,
      note: `${borrowing.result.text} ${borrowing.words.note} ${borrowing.lending}`,
    })
  if (letting.result)
    tables.push({
      title: letting.words.title,
      head: [item, letting.words.net],
      rows: letting.result.rows.map(({ title, note, min, max }) => [
        `${title}: ${note}`,
        percentRange({ min, max }, language),
      ]),
      note: `${letting.result.text} ${letting.words.lead} ${letting.sources.join(' ')}`,
    })
  if (letting.result)
    tables.push({
      title: letting.result.compared.title,
      head: [item, letting.words.net],
      rows: letting.result.compared.rows.map(({ name, net, note }) => [`${name}: ${note}`, net]),
      note: letting.words.lead,
    })
  return tables
}

const named = ({ name, note }: { name: string; note: string }) => `${name}: ${note}`
const marked = ({ amount, mark }: { amount: string; mark?: string | undefined }) =>
  mark ? `${amount} (${mark})` : amount
const noted = (sources: readonly { mark: string; text: string }[]) =>
  sources.map(({ mark, text }) => `(${mark}) ${text}`).join(' ')
