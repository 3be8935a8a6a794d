import { type RoomPictures, roomNameOf } from '#app/catalogue/room-pictures.ts'
import type { PanoramaLinkData } from '#app/panorama/places.ts'
import { insert } from '#app/words.ts'
import type { PlanView } from '#pictures/plans/view.ts'

/**
 * The 360° views of a home's development, with names for this home: a view of a room on its plan
 * has the room's name, any other view is an example.
 * @param texts `onPlan`: `{subject}, {n} on the plan`; `example`: `{subject}, at {name}`.
 * @param name the name of the development.
 */
export const nameForHome = (
  panorama: PanoramaLinkData,
  drawn: { plan: Pick<PlanView, 'floors'>; looks: RoomPictures } | undefined,
  { onPlan, example }: { onPlan: string; example: string },
  name: string,
): PanoramaLinkData => ({
  ...panorama,
  places: panorama.places.map(({ name: subject, picture }, index) => ({
    name:
      (drawn && roomNameOf(drawn.plan, drawn.looks, index, onPlan)) ??
      insert(example, { subject, name }),
    picture,
  })),
})

/** A plan's drawing with `360°` below the number of every room that has a view. */
export const markPanoramas = (svg: string, looks: RoomPictures): string =>
  svg.replaceAll(
    /(data-room="(\d+)"[^>]*\/><text[^>]* (x="[\d.-]+" y="[\d.-]+")[^>]*>\d+<\/text><\/a>)/g,
    (drawn, _, room: string, at: string) =>
      looks[Number(room)]
        ? `${drawn}<text class="pl-n pl-look" ${at} dy="1.3em" aria-hidden="true">360°</text>`
        : drawn,
  )
