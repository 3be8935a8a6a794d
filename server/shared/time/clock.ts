/**
 * The site's clock, in milliseconds since 1970. `open-site.ts` gives it to every service, so that a
 * test can inject one; a service passes its value on as `now: number`. A `Date` is made of it only
 * to be written as text. `lint/clock.test.ts` lists what reads the system's clock, and why.
 */
export type Clock = () => number
