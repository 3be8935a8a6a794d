/** Pixels. */
const width = 480

/**
 * A picture that is sent from here, as a small one within its address: the page's policy shows no
 * other files of the browser.
 * @returns undefined for a format that the browser does not show.
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
