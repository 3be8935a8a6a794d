import { roomPictures } from '#app/catalogue/room-pictures.ts'
import type { DrawingFile } from '#app/components/drawings/enlarge-link.tsx'
import { insert } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { SiteRequest } from '#server/site.ts'
import type { PropertyWords } from '../words.ts'
import { markPanoramas } from './plan-looks.ts'

/**
 * Loads the plan of a home, with the address of its file, and which pictures and 360° views show
 * which room; undefined if no plan is drawn.
 */
export async function loadPlan(
  site: SiteRequest,
  {
    home: { ref, title },
    shown: { pictures, panoramas },
    copy,
    language,
  }: {
    home: { ref: string; title: string }
    shown: Record<'pictures' | 'panoramas', readonly PictureData[]>
    copy: PropertyWords['plan']
    language: Language
  },
) {
  const drawn = await site.readPlan(ref, language)
  if (!drawn) return undefined
  const { view, size } = drawn
  const name = insert(copy.name, { title })
  const drawing: DrawingFile = {
    instead: '#enlarged-floors',
    href: pathIn(language, `/plans/${encodeURIComponent(ref.toLowerCase())}/plan.svg`),
    ...size,
    name,
    alt: name,
    note: view.words.note,
  }
  const looks = roomPictures(view, panoramas)
  return {
    plan: {
      ...view,
      floors: view.floors.map((floor) => ({
        ...floor,
        svg: keepPresses(markPanoramas(floor.svg, looks)),
      })),
    },
    drawing,
    rooms: roomPictures(view, pictures),
    looks,
  }
}

/**
 * server/http/pages/starter/early-interactions.ts repeats a press on a room that was made before
 * script runs; otherwise the press would follow the link to the table of rooms.
 */
const keepPresses = (svg: string) =>
  svg.replaceAll('<a href="#row-', '<a data-replay="" href="#row-')
