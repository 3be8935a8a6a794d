import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { area, price } from '#app/format.ts'
import { insert } from '#app/words.ts'

/** Templates of a reply. Words in square brackets are holes that have to be filled before it is sent. */
export const templateNames = ['first', 'thanks', 'price'] as const
type TemplateName = (typeof templateNames)[number]

const templates = {
  en: {
    first:
      'Dear {name},\n\nThank you for writing. [answer]\n\nI can show you {home} on [day and time] or [day and time].',
    thanks: 'Dear {name},\n\nThank you for writing. Here is what we know about {home}:\n\n{facts}',
    price: 'Dear {name},\n\nYou asked about {home}. Its price has changed:\n\n{facts}',
    theHome: 'the home',
    subject: 'Your question about {home}',
    plainSubject: 'Your question to Alborán Residences',
    rooms: '{bedrooms} bedrooms, {bathrooms} bathrooms, {area}',
    brochure: 'Brochure: {link}',
  },
  es: {
    first:
      'Estimado/a {name}:\n\nGracias por escribirnos. [respuesta]\n\nPuedo enseñarle {home} el [día y hora] o el [día y hora].',
    thanks:
      'Estimado/a {name}:\n\nGracias por escribirnos. Esto es lo que sabemos de {home}:\n\n{facts}',
    price: 'Estimado/a {name}:\n\nNos preguntó por {home}. Su precio ha cambiado:\n\n{facts}',
    theHome: 'la vivienda',
    subject: 'Su consulta sobre {home}',
    plainSubject: 'Su consulta a Alborán Residences',
    rooms: '{bedrooms} dormitorios, {bathrooms} baños, {area}',
    brochure: 'Dosier: {link}',
  },
} as const

/** What of a home a reply may say. */
export type HomeOfReply = Pick<
  Property,
  'slug' | 'ref' | 'title' | 'price' | 'bedrooms' | 'bathrooms' | 'area' | 'location'
>

/** A home's facts and the links to its page and brochure, as lines of an e-mail. */
export function factsOf(home: HomeOfReply, language: Language, siteUrl: string): string {
  const words = templates[language]
  const page = siteUrl + pathIn(language, `/properties/${home.slug}`)
  const rooms = insert(words.rooms, {
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: area(home.area, language),
  })
  return [
    `${home.title}, ${price(home.price, language)}`,
    `${home.ref}, ${home.location}. ${rooms}`,
    page,
    insert(words.brochure, { link: `${page}/brochure.pdf` }),
  ].join('\n')
}

/** The text of a template for one visitor. */
export function fillTemplate(
  template: TemplateName,
  {
    name,
    home,
    language,
    siteUrl,
  }: { name: string; home: HomeOfReply | undefined; language: Language; siteUrl: string },
): string {
  const words = templates[language]
  return insert(words[template], {
    name,
    home: home?.title ?? words.theHome,
    facts: home ? factsOf(home, language, siteUrl) : '[…]',
  })
}

/** The subject of a reply, with the home where it is about one. */
export const subjectOf = (home: HomeOfReply | undefined, language: Language): string =>
  home
    ? insert(templates[language].subject, { home: home.title })
    : templates[language].plainSubject

/** Whether a text still has a hole of a template. */
export const hasHoles = (text: string): boolean => /\[[^\]\n]{1,40}\]/.test(text)
