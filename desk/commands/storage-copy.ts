import { type Command, CommandFailure } from '../cli/command.ts'

export const storageCopy: Command = {
  name: 'storage copy',
  summary: 'copy pictures and documents into the bucket of STORAGE_BUCKET_URL',
  details: `For moving the files from the place beside the database to a bucket: set the variables of the bucket, run the
command, start the site with the variables, and run the command once more for files that were uploaded in between.
Files that are already in the bucket are skipped, and nothing is removed.`,
  examples: ['storage copy'],
  async run({ out, config, services }) {
    if (!config.bucket) throw new CommandFailure('STORAGE_BUCKET_URL is not set')
    const copied = await (await services()).storage.copyToBucket(config.bucket)
    if (out.json) return out.value(copied)
    const { files, bytes, before, missing } = copied
    out.line(`${files} files copied, ${(bytes / 1024 / 1024).toFixed(1)} MB; ${before} were there`)
    if (missing === 0) return 0
    out.note(`${missing} files are in neither place`)
    return 1
  },
}
