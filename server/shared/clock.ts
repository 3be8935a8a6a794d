/**
 * The site's clock, in milliseconds since 1970. `open-site.ts` gives it to every service, so that a test can inject one;
 * a service passes its value on as `now: number`. A `Date` is made of it only to be written as text.
 *
 * The system's clock is read by what measures elapsed time (breakers, rate limits, stamps of forms), and by the backend,
 * which is a service of its own.
 */
export type Clock = () => number
