import { type Command, CommandFailure } from '../cli/command.ts'

export const storageCopy: Command = {
  name: 'storage copy',
  summary: 'copy pictures and documents into the bucket of STORAGE_BUCKET_URL',
  details: `For the change from the database's own place to a bucket: run it with the variables of the bucket set, start the
site with them, and run it once more for what was uploaded in between. What is in the bucket already is not sent
again, and nothing is removed.`,
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
