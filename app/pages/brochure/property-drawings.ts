import { homeTexts } from '#app/catalogue/home-texts.ts'
import { propertyWords } from '#app/catalogue/property-words.ts'
import { planOf } from '#pictures/plans/homes/index.ts'
import { drawCoast } from '#pictures/plans/maps/coast.ts'
import type { SiteGround } from '#pictures/plans/maps/ground.ts'
import { drawSite } from '#pictures/plans/maps/site.ts'
import { whereIsHome } from '#pictures/plans/maps/where.ts'
import type { BrochureDrawing } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { DrawnPlan } from '#server/pictures/plans.ts'
import mapStyles from '#pictures/plans/maps.css?raw'

/** Draws the plan of a home with the areas of its rooms. */
export function planDrawing(
  { ref }: Property,
  { view, svg }: DrawnPlan,
  language: Language,
): BrochureDrawing {
  const copy = propertyWords[language].plan
  return {
    title: copy.title,
    svg,
    alt: [copy.title, planOf(ref)?.home[language]].filter(Boolean).join(': '),
    table: {
      head: [view.words.room, 'm²'],
      rows: [
        ...view.floors.flatMap(({ name, inside, outside }) =>
          [...inside, ...outside].map((room) => [
            [`${room.number}`, room.name, name && `(${name})`].filter(Boolean).join(' '),
            room.area,
          ]),
        ),
        ...view.sums.map(({ name, area }) => [name, area]),
      ],
      note: `${copy.furniture} ${view.words.note}`,
    },
  }
}

/** Draws the resort's plan with a mark for a home; undefined if the home has no place on it. */
export function mapDrawing(
  home: Property,
  ground: SiteGround,
  language: Language,
): BrochureDrawing | undefined {
  if (!whereIsHome(home.ref)) return undefined
  const { location } = propertyWords[language]
  const caption = `${location.here} ${homeTexts(home, language).title}.`
  return {
    title: location.title,
    // The height makes the plan as wide as the map of the coast, which fits below it.
    maxHeight: 350,
    svg: drawSite(language, ground, { href: () => undefined, here: home.ref, css: mapStyles }),
    alt: caption,
    caption: `${caption} ${location.slope}`,
  }
}

/**
 * Draws the map of the coast.
 * @param caption names the minutes by car.
 */
export function coastDrawing(language: Language, caption: string): BrochureDrawing {
  return {
    svg: drawCoast(language, { css: mapStyles }),
    maxHeight: 240,
    alt: propertyWords[language].location.coast,
    caption,
  }
}
