import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

test('each answer to a form gives its page another key, so that editors begin again', async () => {
  const router = createMemoryRouter([{ path: '/', action: () => ({ problems: ['a'] }) }])
  const keys = [router.state.location.key]
  for (const title of ['one', 'two']) {
    const formData = new FormData()
    formData.set('title', title)
    await router.navigate('/', { formMethod: 'post', formData })
    expect(router.state.actionData).toEqual({ 0: { problems: ['a'] } })
    keys.push(router.state.location.key)
  }
  expect(new Set(keys).size).toBe(3)
  await router.revalidate()
  expect(router.state.location.key).toBe(keys.at(-1))
  router.dispose()
})
