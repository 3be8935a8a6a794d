import { runDesk } from './run.ts'

// A closed pipe, such as one to `head`, ends the program without an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runDesk(process.argv.slice(2), process)
