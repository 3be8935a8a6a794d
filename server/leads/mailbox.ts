/** Whether a mail client would read this as one address, and not as two or as a name with one. */
export const isMailbox = (address: string | undefined): address is string =>
  address !== undefined &&
  /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/.test(address)
