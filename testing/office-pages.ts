import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { samplePicture } from './storage.ts'

/** Opens a page of the office, and waits until it has hydrated and listens to keys. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
  )
  await page.goto(path)
  await page.waitForFunction(() => 'isHydrated' in window)
}

/**
 * Opens the first lead of the inbox at its reply.
 * @returns the field of the message.
 */
export async function openReply(page: Page): Promise<Locator> {
  await openScreen(page, '/office/leads')
  await page.locator('.leadrow').first().click()
  await page.waitForURL(/\/office\/leads\/[^/]+$/)
  await page.locator('.lead__foot a[href$="#reply"]').click()
  return page.locator('textarea[name=message]')
}

/** Waits until a screen that saves itself says that it has saved. */
export const draftSaved = (page: Page): Promise<void> =>
  page
    .getByText(/Draft saved/)
    .first()
    .waitFor()

/**
 * Types the facts of a home into the fields whose labels begin with these words; a phone shows one
 * language.
 */
export async function fillHome(page: Page, facts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(facts)) {
    const [, language = ''] = /, (English|Spanish)$/.exec(label) ?? []
    const choice = page.getByRole('radio', { name: new RegExp(`^${language}`) })
    if (language && (await choice.isVisible())) await choice.check()
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  }
  await page.locator('#f-property_type').selectOption('apartment')
  await page.locator('#f-listing').selectOption('sale')
}

/** Chooses photographs on the screen of a home's pictures. */
export async function choosePhotographs(page: Page, count: number): Promise<void> {
  const buffer = await samplePicture('jpeg', { width: 1300, height: 900 })
  await page.getByLabel('Choose pictures').setInputFiles(
    Array.from({ length: count }, (_, index) => ({
      name: `IMG_${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    })),
  )
}

export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
}
