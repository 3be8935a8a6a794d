/** Whether a page may show an address as a home's picture: ours by path, others by https. */
export const isPictureAddress = (address: string): boolean =>
  /^\/pictures\/[\w.-]+\.jpg$/.test(address) ||
  (/^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address))
