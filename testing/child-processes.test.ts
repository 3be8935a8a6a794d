import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { childrenOf, listedByLinux, listedByPs } from './child-processes.ts'

test('a process that was started is a child, in either list of processes', () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  try {
    expect(childrenOf(process.pid)).toContain(child.pid)
    const started = { id: child.pid, parent: process.pid }
    expect(listedByPs()).toContainEqual(started)
    if (process.platform === 'linux') expect(listedByLinux()).toContainEqual(started)
  } finally {
    child.kill()
  }
})
