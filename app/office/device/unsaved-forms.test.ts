import { expect, test } from 'vitest'
import { addUnsavedForm, saveAll, unsavedForms } from './unsaved-forms.ts'

test('a screen is left at once where everything could be saved', async () => {
  let isUnsaved = true
  const remove = addUnsavedForm({
    isUnsaved: () => isUnsaved,
    save() {
      isUnsaved = false
    },
  })
  expect(unsavedForms()).toHaveLength(1)
  expect(await saveAll()).toBe(true)
  remove()
})

test('a form that cannot save itself, or is not saved, is asked about', async () => {
  const remove = addUnsavedForm({ isUnsaved: () => true })
  expect(await saveAll()).toBe(false)
  remove()
  const removeOther = addUnsavedForm({ isUnsaved: () => true, save: () => undefined })
  expect(await saveAll()).toBe(false)
  removeOther()
  expect(await saveAll()).toBe(true)
})

test('a form that saves itself is saved beside one that only its button sends', async () => {
  let isUnsaved = true
  const remove = [
    addUnsavedForm({ isUnsaved: () => true }),
    addUnsavedForm({ isUnsaved: () => isUnsaved, save: () => void (isUnsaved = false) }),
  ]
  expect(await saveAll()).toBe(false)
  expect(isUnsaved).toBe(false)
  for (const one of remove) one()
})
