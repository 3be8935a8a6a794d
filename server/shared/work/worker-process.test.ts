import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkerProcess, WorkFailed } from './worker-process.ts'

let dir: string
let script: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'worker-'))
  script = join(dir, 'worker.ts')
  await writeFile(
    script,
    `import { serveWork } from '${join(import.meta.dirname, 'worker-process.ts')}'
     serveWork(async (work) => {
       if (work === 'crash') process.exit(1)
       if (work === 'hang') for (;;);
       if (work === 'report') process.send({ 'watch:import': ['a file'] })
       if (work === 'fail') throw new Error('it cannot be done')
       return work + ' by ' + process.pid
     })`,
  )
})
afterAll(() => rm(dir, { recursive: true }))

test('work is done in another process, which also serves later requests', async () => {
  const worker = createWorkerProcess<string, string>({ script, waiting: 5, timeout: 60_000 })
  const answers = await Promise.all(['a', 'b'].map((work) => worker.run(() => work)))
  const [pid] = answers.map((answer) => answer.split(' by ')[1])
  expect(answers).toEqual([`a by ${pid}`, `b by ${pid}`])
  expect(pid).not.toBe(String(process.pid))
  worker.stop()
  await expect(worker.run(() => 'c')).rejects.toThrow(WorkFailed)
})

test('work that fails or ends its process is reported, and the next work is done', async () => {
  const worker = createWorkerProcess<string, string>({ script, waiting: 5, timeout: 60_000 })
  await expect(worker.run(() => 'fail')).rejects.toThrow('it cannot be done')
  await expect(worker.run(() => 'crash')).rejects.toThrow(WorkFailed)
  expect(await worker.run(() => 'a')).toMatch(/^a by/)
  worker.stop()
})

test('work that hangs is ended by its timeout', async () => {
  const worker = createWorkerProcess<string, string>({ script, waiting: 5, timeout: 1000 })
  await expect(worker.run(() => 'hang')).rejects.toThrow('it took too long')
  worker.stop()
})

test('other messages of a process do not count as the answer to its work', async () => {
  const worker = createWorkerProcess<string, string>({ script, waiting: 5, timeout: 60_000 })
  expect(await worker.run(() => 'report')).toMatch(/^report by/)
  expect(await worker.run(() => 'b')).toMatch(/^b by/)
  worker.stop()
})
