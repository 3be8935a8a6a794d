import { useRootData } from '#app/root-data/use-root-data.ts'

/** The agency's telephone number, which dials it. */
export function TelephoneLink({ className = 'num' }: { className?: string }) {
  const { phone } = useRootData().chat
  return (
    <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}
