/** The address of a mailbox such as `Name <name@example.com>`, or a bare address. */
export const addressOfMailbox = (mailbox: string): string =>
  /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox
