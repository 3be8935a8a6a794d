import { Link } from '#app/components/link.tsx'

interface CategoriesProps {
  label: string
  categories: { href: string; label: string; count: number; current: boolean }[]
}

/** The categories, each a link to its articles. Choosing one does not scroll the page. */
export function Categories({ label, categories }: CategoriesProps) {
  return (
    <nav aria-label={label}>
      <ul className="cats">
        {categories.map(({ href, label, count, current }) => (
          <li key={href}>
            <Link to={href} aria-current={current ? 'true' : undefined} preventScrollReset>
              <span>{label}</span> <sup>{count}</sup>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
