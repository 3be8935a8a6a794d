/** The arguments of a function that runs in a page: values that JSON keeps. */
type Argument = string | number

/**
 * A function as an inline script that calls it. The function may use nothing from outside itself
 * but the browser: only its own text is sent. Node replaces types by blanks, which are removed with
 * the indentation and the comments.
 */
export function asScript<Arguments extends Argument[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): string {
  const text = run
    .toString()
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ {2,}/g, ' ')
  const list = values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'))
  return `(${text})(${list.join(',')});`
}
