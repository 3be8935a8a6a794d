/** E-mails that only report a change of the account. */
export const noticeKinds = [
  'password_changed',
  'email_change_notice',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'recovery_code_used',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
