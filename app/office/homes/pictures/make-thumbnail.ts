/** The width in pixels. */
const width = 480

/**
 * Makes a small version of a picture that is being sent, as a data address: the page's policy
 * allows no other addresses of local files.
 * @returns undefined for a format that the browser cannot show.
 */
export async function makeThumbnail(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return undefined
  }
}
