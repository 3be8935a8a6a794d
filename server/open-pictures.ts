import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Backend } from './backend-client.ts'
import { createBrochures } from './brochures/brochures.ts'
import { loadPictures } from './pictures/pictures.ts'
import { createReadPlan } from './pictures/plans.ts'
import { createResizer, type Resizer } from './pictures/resize/resizer.ts'
import { createSocialImages } from './pictures/social-images.ts'
import { storedPictures } from './pictures/uploaded/read-stored.ts'
import { openUploadedPictures } from './pictures/uploaded/uploaded-pictures.ts'
import type { Site } from './site.ts'

interface Options {
  dataDir: string
  /** Holds `pictures/` and `pictures.json`. */
  buildDir: string
  backend: Backend
  log: Logger
}

interface OpenPictures extends Pick<
  Site,
  'brochures' | 'pictures' | 'readPlan' | 'socialImages' | 'uploadedPictures'
> {
  /** Resizes uploads, which do not wait for visitors' pictures. */
  pictureResizer: Resizer
}

/**
 * Pictures, plans and brochures.
 * @param resources gets what has to be stopped.
 */
export function openPictures(
  { dataDir, buildDir, backend, log }: Options,
  resources: AsyncDisposableStack,
): OpenPictures {
  const uploadedPictures = openUploadedPictures({ dataDir, read: storedPictures(backend), log })
  resources.defer(() => uploadedPictures.stop())
  const pictureResizer = createResizer()
  resources.defer(() => pictureResizer.stop())
  const brochures = createBrochures({
    buildDir,
    // The logo is a file of the pages, which the domain must not import.
    wordmark: join(import.meta.dirname, '../app/drawings/wordmark.svg'),
  })
  resources.defer(() => brochures.stop())
  return {
    brochures,
    pictureResizer,
    pictures: loadPictures(buildDir),
    readPlan: createReadPlan(buildDir),
    socialImages: createSocialImages(buildDir),
    uploadedPictures,
  }
}
