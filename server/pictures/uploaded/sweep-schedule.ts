import type { Logger } from 'pino'
import { hour } from '../../shared/time/durations.ts'
import { repeat, type Repeated } from '../../shared/work/repeat.ts'
import type { UploadedPictures } from './uploaded-pictures.ts'

/** Removes the files of pictures that are no longer stored, now and every hour. */
export const createPictureSweeper = (
  pictures: Pick<UploadedPictures, 'sweep'>,
  log: Logger,
): Repeated =>
  repeat(
    {
      interval: hour,
      onFailure: (error) =>
        log.warn(
          { err: error },
          'pictures that were removed could not be looked for; it is tried again every hour',
        ),
    },
    async () => {
      const count = await pictures.sweep()
      if (count > 0)
        log.info({ pictures: count }, 'removed the files of pictures that are no longer stored')
    },
  )
