import * as v from 'valibot'

type Value = v.GenericSchema<string, unknown>

/** The help of a variable; the parts of a long text are joined by spaces. */
type Help = string | readonly string[]
const sentence = (help: Help) => (typeof help === 'string' ? help : help.join(' '))

/** A variable with a default, which is read as if it had been set. */
export const variable = <S extends Value>(help: Help, schema: S, fallback: string) =>
  v.optional(v.pipe(schema, v.description(sentence(help))), fallback)

/** A variable without a default. */
export const optional = <S extends Value>(help: Help, schema: S) =>
  v.optional(v.pipe(schema, v.description(sentence(help))))
