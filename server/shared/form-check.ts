import * as v from 'valibot'
import { maxLengths } from './max-lengths.ts'
import { tidyLine, tidyLines } from './text/tidy-text.ts'

/** The fields of a valid form, or one problem for each invalid field. */
export type FormCheck<Problem extends string> =
  | { valid: true; fields: Record<string, string> }
  | { valid: false; problems: Partial<Record<string, Problem>> }

export type FormSchema = v.GenericSchema<Record<string, string | undefined>, Record<string, string>>

/**
 * Checks the values that a browser sent against a schema whose messages are names of problems.
 * @param values by field name; fields that the schema does not name are dropped.
 * @param problemNames every name that the schema may give.
 */
export function checkForm<Problem extends string>(
  schema: FormSchema,
  values: Record<string, string>,
  problemNames: readonly Problem[],
): FormCheck<Problem> {
  const result = v.safeParse(schema, values, { abortPipeEarly: true })
  if (result.success) return { valid: true, fields: result.output }
  const problems: Partial<Record<string, Problem>> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    const problem = problemNames.find((name) => name === issue.message)
    if (field && problem) problems[field] ??= problem
  }
  return { valid: false, problems }
}

/**
 * A field of one line, trimmed; a missing one is empty.
 * @param max in UTF-16 units, as `maxlength` counts.
 */
export const lineField = (max: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(tidyLine), v.maxLength(max, 'tooLong'))

/** Whether a text has only what a telephone number consists of. */
export const phoneCharacters = v.regex<string, 'phoneInvalid'>(/^[\d+\-\s()]*$/, 'phoneInvalid')

/** A telephone number, or nothing. */
export const phoneField = v.pipe(lineField(maxLengths.phone), phoneCharacters)

/**
 * A field of several lines, trimmed, with line ends as `\n`; a missing one is empty.
 * @param max as {@link lineField}.
 */
export const linesField = (max: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(tidyLines), v.maxLength(max, 'tooLong'))
