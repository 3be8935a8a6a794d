import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The ids of the processes that a process has started. */
export const childrenOf = (parent: number): number[] =>
  (existsSync('/proc/self/stat') ? listedByLinux() : listedByPs())
    .filter((one) => one.parent === parent)
    .map(({ id }) => id)

interface ListedProcess {
  id: number
  parent: number
}

/** An entry begins with the id, the name in parentheses, the state and the parent. */
export const listedByLinux = (): ListedProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const line = readFileSync(`/proc/${name}/stat`, 'utf8')
        const [, parent] = line.slice(line.lastIndexOf(')') + 2).split(' ')
        return { id: Number(name), parent: Number(parent) }
      } catch {
        // The process has ended since the list was read.
        return []
      }
    })

/** As POSIX lists them, where there is no `/proc`. */
export const listedByPs = (): ListedProcess[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [id, parent] = line.trim().split(/\s+/).map(Number)
      return { id: id ?? 0, parent: parent ?? 0 }
    })
