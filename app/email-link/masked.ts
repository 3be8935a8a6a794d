/** An e-mail address that only its owner recognises: `r…@example.com`. */
export const masked = (email: string): string => email.replace(/^(.).*(@[^@]*)$/u, '$1…$2')
