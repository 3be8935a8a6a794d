import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

test('a refusal is what the mail server said, without the sentence of a library', () => {
  const response = '552 5.2.2 mailbox full: quota exceeded'
  const error = new Error(`Can't send mail - all recipients were rejected: ${response}`)
  expect(answerText(Object.assign(error, { response }))).toBe(response)
  expect(answerText(new Error('Connection timeout'))).toBe('Connection timeout')
})
