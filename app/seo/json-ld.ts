/** Structured data of a schema.org type. The compiler checks it, and refuses a plain string. */
export type JsonLd<T> = Exclude<T, string> & { '@id'?: string }
