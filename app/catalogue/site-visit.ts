import { translations } from '#app/words.ts'

/** Describes a viewing while a home is being built, in the same words everywhere. */
export const siteVisit = translations(
  {
    text: 'Until it is finished, a viewing means plans and materials at the sales office and, where the works allow, the site itself, in a helmet.',
  },
  {
    text: 'Hasta que se termine, la visita consiste en ver los planos y las calidades en la oficina de ventas y, si la obra lo permite, la propia obra, con casco.',
  },
)
