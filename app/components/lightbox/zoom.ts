/**
 * How a picture is shown in its window: its enlargement, and its offset from the middle in pixels.
 */
interface Zoom {
  scale: number
  x: number
  y: number
}

/** A point or a size in pixels; a point is measured from the middle of the window. */
export interface Pair {
  x: number
  y: number
}

/** The whole picture, in the middle. */
export const noZoom: Zoom = { scale: 1, x: 0, y: 0 }

/** The largest enlargement of a picture, and the enlargement by a double tap. */
export const maxScale = 4
export const doubleTap = 2.5

/** The size of a picture that is shown whole in a window. */
export function fittedSize(picture: Pair, window: Pair): Pair {
  const scale = Math.min(window.x / picture.x, window.y / picture.y)
  return { x: picture.x * scale, y: picture.y * scale }
}

/** Enlarges by a factor; the picture stays fixed under the point, as far as its edges allow. */
export function zoomAt(
  zoom: Zoom,
  { factor, point, picture, window }: { factor: number; point: Pair; picture: Pair; window: Pair },
): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return within(
    {
      scale,
      x: point.x - (point.x - zoom.x) * grown,
      y: point.y - (point.y - zoom.y) * grown,
    },
    picture,
    window,
  )
}

/** Moves an enlarged picture, but not beyond its edges. */
export const moveBy = (
  zoom: Zoom,
  { by, picture, window }: { by: Pair; picture: Pair; window: Pair },
): Zoom => within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, picture, window)

/**
 * Enlarges a picture around one of its points.
 * @param at the point, as fractions of the picture's size.
 */
export function zoomOn({ at, picture, window }: { at: Pair; picture: Pair; window: Pair }): Zoom {
  const { x, y } = fittedSize(picture, window)
  const by = { x: (0.5 - at.x) * x * doubleTap, y: (0.5 - at.y) * y * doubleTap }
  return moveBy({ ...noZoom, scale: doubleTap }, { by, picture, window })
}

function within({ scale, x, y }: Zoom, picture: Pair, window: Pair): Zoom {
  const size = fittedSize(picture, window)
  return {
    scale,
    x: between(x, (size.x * scale - window.x) / 2),
    y: between(y, (size.y * scale - window.y) / 2),
  }
}

/** Clamps a value to the limit on either side of zero; a limit of zero or less gives zero. */
const between = (value: number, limit: number) =>
  limit <= 0 ? 0 : Math.min(limit, Math.max(-limit, value))
