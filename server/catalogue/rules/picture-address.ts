/** Whether a page may show an address as a home's picture: a path for our own, https for others. */
export const isPictureAddress = (address: string): boolean =>
  /^\/pictures\/[\w.-]+\.jpg$/.test(address) ||
  (/^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address))
