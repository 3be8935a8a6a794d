/** A text that may break before the @ of an address, rather than within a word. */
export function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@')
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
