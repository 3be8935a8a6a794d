/**
 * The site's clock, in milliseconds since 1970. `open-site.ts` gives it to every service, so that a
 * test can inject another; a service passes its value on as `now: number`. A `Date` is made only to
 * write a time as text. `lint/clock.test.ts` lists what may read the system's clock, and why.
 */
export type Clock = () => number
