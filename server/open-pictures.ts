import { join } from 'node:path'
import type { Backend } from './backend-client.ts'
import { createBrochures } from './brochures/brochures.ts'
import type { Core } from './core.ts'
import type { PictureTools } from './homes/files/pictures.ts'
import { loadPictures } from './pictures/pictures.ts'
import { createReadGround, createReadPlan } from './pictures/plans.ts'
import { createResizer } from './pictures/resize/resizer.ts'
import { createSocialImages } from './pictures/social-images.ts'
import { storedPictures } from './pictures/uploaded/read-stored.ts'
import { openUploadedPictures } from './pictures/uploaded/uploaded-pictures.ts'
import type { Site } from './site.ts'

interface Parts {
  /** Contains `pictures/` and `pictures.json`. */
  buildDir: string
  backend: Backend
}

interface OpenPictures extends Pick<
  Site,
  'brochures' | 'pictures' | 'readGround' | 'readPlan' | 'socialImages' | 'uploadedPictures'
> {
  uploads: PictureTools
}

/**
 * Opens pictures, plans and brochures.
 * @param resources collects what has to be stopped.
 */
export function openPictures(
  { config: { dataDir }, log, clock }: Core,
  { buildDir, backend }: Parts,
  resources: AsyncDisposableStack,
): OpenPictures {
  const uploadedPictures = openUploadedPictures({ dataDir, stored: storedPictures(backend), log })
  resources.defer(() => uploadedPictures.stop())
  // Uploads have a process of their own, so that they do not wait for visitors' pictures.
  const resizer = createResizer()
  resources.defer(() => resizer.stop())
  const brochures = createBrochures({
    buildDir,
    // A path instead of an import: the logo belongs to the pages, which the server's code must not
    // import.
    wordmark: join(import.meta.dirname, '../app/drawings/wordmark.svg'),
  })
  resources.defer(() => brochures.stop())
  return {
    brochures,
    pictures: loadPictures(buildDir),
    readPlan: createReadPlan(buildDir),
    readGround: createReadGround(buildDir),
    socialImages: createSocialImages({ buildDir, dataDir, clock }),
    uploadedPictures,
    uploads: { resizer, uploaded: uploadedPictures },
  }
}
