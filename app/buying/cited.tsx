import { lawsIn } from './laws.ts'

/** A text in which each law with a known address is a link. */
export const Cited = ({ text }: { text: string }) =>
  lawsIn(text).map(({ text: part, href }, index) =>
    href ? (
      <a key={index} href={href} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
