/** HTML that is safe to insert unchanged. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** A template for HTML: every inserted string is escaped, unless it is {@link Html} itself. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(insert)))
}

function insert(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.join('')
  return value instanceof Html ? value.toString() : escapeHtml(value)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML, for content and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
