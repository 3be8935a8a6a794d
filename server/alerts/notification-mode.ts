/**
 * When a subscriber is notified of which changes; `reductions` means lower prices only, at once.
 */
const notificationModes = ['immediate', 'weekly', 'reductions'] as const
export type NotificationMode = (typeof notificationModes)[number]
