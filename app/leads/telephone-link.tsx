import { useRootData } from '#app/root-data/use-root-data.ts'

/** The agency's telephone number, which dials it. */
export function TelephoneLink() {
  const { phone } = useRootData().chat
  return (
    <a className="num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}
