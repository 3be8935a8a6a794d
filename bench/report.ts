import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, '..', 'docs', 'performance.md')

/** Wraps a paragraph in lines of at most 120 columns, as in the documents. */
const wrapped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/(.{1,120})(?: |$)/g, '$1\n')

const introduction = `# Performance

${wrapped(
  'What `npm run bench` measured last. Each section says when and where. Ratios within a section can be compared, numbers of different machines cannot. No test depends on any of them.',
)}`

/**
 * Prints a table and writes it into docs/performance.md: it replaces the section of that title, or
 * is added at the end.
 */
export function writeSection(title: string, how: string, head: string[], rows: string[][]): void {
  const machine = `${new Date().toISOString().slice(0, 16)}Z, ${availableParallelism()} cores (${
    cpus()[0]?.model ?? 'unknown'
  }), Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)}`
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const prose = wrapped(`${how} ${machine}.`)
  const section = `## ${title}\n\n${prose}\n${table}\n`
  console.log(`\n${section}`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : introduction
  const sections = before.split(/^(?=## )/m)
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  sections.splice(at < 0 ? sections.length : at, 1, section)
  writeFileSync(file, `${sections.map((one) => one.trimEnd()).join('\n\n')}\n`)
}
