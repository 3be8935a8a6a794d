import { runDesk } from './run.ts'

// Who pipes us into `head` has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runDesk(process.argv.slice(2), process)
