import type { LiveIssue } from '#server/newsletter/issues/issue.ts'

const states = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const

/** The newsletters in an event; an event of another version of the site may have none. */
export const readLiveIssues = (value: unknown): LiveIssue[] =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => {
        const field = (name: string): unknown =>
          typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined
        const [id, readers, sent, unsent] = ['id', 'readers', 'sent', 'unsent'].map(field)
        const state = states.find((name) => name === field('state'))
        return typeof id === 'string' &&
          state &&
          typeof readers === 'number' &&
          typeof sent === 'number' &&
          typeof unsent === 'number'
          ? [{ id, state, readers, sent, unsent }]
          : []
      })
    : []
