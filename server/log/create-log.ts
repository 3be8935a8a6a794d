import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'
import { redactPath, redactText } from './redact.ts'

interface Options {
  level: Level | 'silent'
  /**
   * The segments of the site's own paths; any other part of a path may have been typed by somebody.
   */
  segments?: ReadonlySet<string>
}

/**
 * The statuses with which only existing paths are answered, so that such a path contains nothing
 * typed.
 */
const found = [200, 206, 304]

/**
 * The log of a process, as JSON lines. Every line is redacted: e-mail addresses, telephone numbers,
 * parts of a path that are not like ours, and values that an error quotes are removed
 * (docs/requirements/operation.md#privacy-and-retention).
 */
export function createLog(
  { level, segments = new Set() }: Options,
  destination: DestinationStream = pino.destination(1),
): Logger {
  function redactLine(line: Record<string, unknown>): Record<string, unknown> {
    for (const [name, value] of Object.entries(line))
      line[name] =
        name === 'path' && typeof value === 'string' && !found.some((one) => one === line.status)
          ? redactPath(value, segments)
          : redact(value)
    return line
  }
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => errorForLog(error) },
      hooks: {
        streamWrite(line) {
          try {
            return `${JSON.stringify(redactLine(JSON.parse(line)))}\n`
          } catch {
            return '{"level":50,"msg":"a line of the log could not be redacted, and is left out"}\n'
          }
        },
      },
    },
    destination,
  )
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redact(one)]))
}
