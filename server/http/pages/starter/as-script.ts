/** An argument of a function that runs in the page: a value that JSON can represent. */
type Argument = string | number

/**
 * Turns a function into an inline script that calls it. The function may use nothing outside itself
 * except the browser, because only its own text is sent. Node replaces types by blanks, which are
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
