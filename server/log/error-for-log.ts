import { redactMessage } from './redact.ts'

/** The logged form of an error. */
interface LoggedError {
  type: string
  message: string
  /** The location of the error, without its message. */
  stack?: string
  [detail: string]: unknown
}

/**
 * Properties of errors that name parts of the system, and are logged. Other properties may contain
 * what somebody typed, such as a row, and are not.
 */
const details = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'responseCode',
  'command',
  'severity',
  'table',
  'column',
  'constraint',
]

/** The most causes that are followed. */
const depth = 5

/**
 * An error in the form for the log: where it happened and what failed, but none of the values. The
 * property `forLog` of an error replaces its message, where the message comes from outside.
 */
export function errorForLog(error: unknown, level = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactMessage(String(error)) }
  const properties = new Map(Object.entries(error))
  const replacement: unknown = Reflect.get(error, 'forLog')
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const inner = level < depth && typeof replacement !== 'string'
  return {
    type: error.name,
    message: typeof replacement === 'string' ? replacement : redactMessage(error.message),
    ...Object.fromEntries(
      details.flatMap((name) => {
        const value: unknown = properties.get(name)
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
      }),
    ),
    ...(frames && frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(inner && error.cause !== undefined ? { cause: errorForLog(error.cause, level + 1) } : {}),
    ...(inner && error instanceof AggregateError
      ? { errors: error.errors.slice(0, depth).map((one) => errorForLog(one, level + 1)) }
      : {}),
  }
}
