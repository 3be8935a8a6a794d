import type { ReplyTemplate } from '#app/content/replies/replies.ts'
import { area, price } from '#app/format.ts'
import { translations, insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { factsHole } from './insert-paragraph.ts'

const words = translations(
  {
    theHome: 'the home',
    quoted: '“{title}”',
    subject: 'Your question about {home}',
    viewingSubject: 'Your viewing of {home}',
    plainSubject: 'Your question to Alborán Residences',
    rooms: '{bedrooms} bedrooms, {bathrooms} bathrooms, {area}',
    brochure: 'Brochure: {link}',
  },
  {
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
    `${home.title}, ${price(home.price, language)}`,
    `${home.ref}, ${home.location}. ${rooms}`,
    page,
    insert(copy.brochure, { link: `${page}/brochure.pdf` }),
  ].join('\n')
}

interface Filling {
  /** The visitor's name. */
  name: string
  home: HomeOfReply | undefined
  language: Language
  siteUrl: string
}

/** A template for one visitor. Unknown facts are left to the member who writes. */
export function fillTemplate(
  { texts }: ReplyTemplate,
  { name, home, language, siteUrl }: Filling,
): { subject: string; text: string } {
  const { subject, message } = texts[language]
  const values = {
    name,
    facts: home ? factsOf(home, language, siteUrl) : factsHole,
  }
  const copy = words[language]
  return {
    subject:
      !home && subject.includes('{home}')
        ? copy.plainSubject
        : insert(subject, { ...values, home: home?.title ?? '' }),
    // In a sentence a title without its article needs quotes.
    text: insert(message, {
      ...values,
      home: home ? insert(copy.quoted, { title: home.title }) : copy.theHome,
    }),
  }
}

/** The subject of a reply without a template; who asks for a viewing has asked no question. */
export function replySubject(
  home: HomeOfReply | undefined,
  kind: LeadKind,
  language: Language,
): string {
  const copy = words[language]
  if (!home) return copy.plainSubject
  return insert(kind === 'viewing' ? copy.viewingSubject : copy.subject, { home: home.title })
}

/** What has to be filled in. */
export const holePattern = /\[[^\]\n]{1,40}\]/

/** Whether a text still has words in square brackets that have to be replaced. */
export const hasHoles = (text: string): boolean => holePattern.test(text)
