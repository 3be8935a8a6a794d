import { setPriority } from 'node:os'
import { expect, test, vi } from 'vitest'
import { yieldToSite } from './yield-to-site.ts'

vi.mock('node:os', () => ({ getPriority: () => 0, setPriority: vi.fn() }))

test('a worker runs below the site’s priority', () => {
  yieldToSite()
  expect(setPriority).toHaveBeenCalledWith(10)
})

test('a worker works on where a sandbox refuses to change its priority', () => {
  vi.mocked(setPriority).mockImplementation(() => {
    throw new Error('uv_os_setpriority returned EPERM')
  })
  expect(yieldToSite).not.toThrow()
})
