/** An argument of a function that runs in the page: a value that JSON can represent. */
type Argument = string | number

/**
 * Turns a function into an inline script that calls it. Only the text of the function is sent, so
 * it may use nothing but its arguments and the browser. Node replaces types by blanks; these are
 * removed together with the indentation and the comments.
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
