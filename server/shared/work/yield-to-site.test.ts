import { expect, test, vi } from 'vitest'
import { yieldToSite } from './yield-to-site.ts'

test('a worker runs below the site’s priority', () => {
  const setPriority = vi.fn()
  yieldToSite({ getPriority: () => 0, setPriority })
  expect(setPriority).toHaveBeenCalledExactlyOnceWith(10)
})

test('a worker works on where a sandbox refuses to change its priority', () => {
  const setPriority = vi.fn(() => {
    throw new Error('uv_os_setpriority returned EPERM')
  })
  yieldToSite({ getPriority: () => 0, setPriority })
  expect(setPriority).toHaveBeenCalledOnce()
})
