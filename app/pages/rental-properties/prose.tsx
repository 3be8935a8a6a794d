export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="roi-prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
