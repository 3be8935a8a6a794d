import type { ReplyTemplate } from '#app/content/replies/replies.ts'
import { area } from '#app/format.ts'
import { translations, insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { euros } from '#server/shared/text/euros.ts'
import { factsPlaceholder } from './insert-paragraph.ts'

const words = translations(
  {
    hello: 'Hello,',
    theHome: 'the home',
    quoted: '“{title}”',
    subject: 'Your question about {home}',
    viewingSubject: 'Your viewing of {home}',
    plainSubject: 'Your question to Alborán Residences',
    rooms: '{bedrooms} bedrooms, {bathrooms} bathrooms, {area}',
    brochure: 'Brochure: {link}',
  },
  {
    hello: 'Hola:',
    theHome: 'la vivienda',
    quoted: '«{title}»',
    subject: 'Su consulta sobre {home}',
    viewingSubject: 'Su visita a {home}',
    plainSubject: 'Su consulta a Alborán Residences',
    rooms: '{bedrooms} dormitorios, {bathrooms} baños, {area}',
    brochure: 'Folleto: {link}',
  },
)

/** The facts of a home that a reply may state; the title is in the reply's language. */
export type HomeOfReply = Pick<
  Property,
  'slug' | 'ref' | 'title' | 'price' | 'bedrooms' | 'bathrooms' | 'area' | 'location'
>

/** A home's facts and the links to its page and brochure, as lines of an e-mail. */
export function factsOf(home: HomeOfReply, language: Language, siteUrl: string): string {
  const copy = words[language]
  const page = siteUrl + pathIn(language, `/properties/${home.slug}`)
  const rooms = insert(copy.rooms, {
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: area(home.area, language),
  })
  return [
    `${home.title}, ${euros(home.price, language)}`,
    `${home.ref}, ${home.location}. ${rooms}`,
    page,
    insert(copy.brochure, { link: `${page}/brochure.pdf` }),
  ].join('\n')
}

interface Filling {
  /** The name of the visitor; '' where they gave none. */
  name: string
  home: HomeOfReply | undefined
  language: Language
  siteUrl: string
}

/** Fills in a template for one visitor. The member who writes adds facts that are unknown. */
export function fillTemplate(
  { texts }: ReplyTemplate,
  { name, home, language, siteUrl }: Filling,
): { subject: string; text: string } {
  const { subject, message } = texts[language]
  const values = {
    name,
    facts: home ? factsOf(home, language, siteUrl) : factsPlaceholder,
  }
  const copy = words[language]
  // The first line greets.
  const greeted = name ? message : message.replace(/^.*\{name\}.*/, copy.hello)
  return {
    subject:
      !home && subject.includes('{home}')
        ? copy.plainSubject
        : insert(subject, { ...values, home: home?.title ?? '' }),
    // In a sentence, a title without an article needs quotation marks.
    text: insert(greeted, {
      ...values,
      home: home ? insert(copy.quoted, { title: home.title }) : copy.theHome,
    }),
  }
}

/** The subject of a reply without a template; a request for a viewing is not a question. */
export function replySubject(
  home: HomeOfReply | undefined,
  kind: LeadKind,
  language: Language,
): string {
  const copy = words[language]
  if (!home) return copy.plainSubject
  return insert(kind === 'viewing' ? copy.viewingSubject : copy.subject, { home: home.title })
}

/** A placeholder, which has to be replaced. */
export const placeholderPattern = /\[[^\]\n]{1,40}\]/

/** Whether a text still contains placeholders in square brackets. */
export const hasPlaceholders = (text: string): boolean => placeholderPattern.test(text)
