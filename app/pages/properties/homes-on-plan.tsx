import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { PlanView } from './load-plan-view.ts'
import type { PropertiesWords } from './words.ts'

/**
 * The homes of the search as numbers on the plan of the resort, with a list of their prices beside
 * it. Numbers and names are links.
 */
export function HomesOnPlan({
  copy,
  plan,
}: {
  copy: PropertiesWords['list']['plan']
  plan: PlanView
}) {
  const { language } = useRootData()
  const drawn = plan.groups.flatMap(({ homes }) => homes)
  return (
    <div className="onplan">
      <figure className="onplan__map">
        <div className="onplan__scroll">
          <div className="chart__sheet">
            <img
              src={pathIn(language, '/maps/resort.svg')}
              width={1220}
              height={1140}
              alt={copy.alt}
            />
            {drawn.map(
              ({ id, n, at, href, title, price }) =>
                at && (
                  <Link
                    key={id}
                    to={href}
                    className="onplan__n"
                    style={{ '--at-x': at.x, '--at-y': at.y }}
                    title={`${title}, ${price}`}
                  >
                    {n}
                    <span className="vh">
                      : {title}, {price}
                    </span>
                  </Link>
                ),
            )}
          </div>
        </div>
        <figcaption>{copy.caption}</figcaption>
      </figure>
      <div className="onplan__list">
        {plan.groups.map(({ name, homes }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {homes.map((home) => (
                <li key={home.id}>
                  <span className="onplan__key" aria-hidden="true">
                    {home.n}
                  </span>
                  <span>
                    <Link to={home.href} lang={home.lang}>
                      {home.title}
                    </Link>
                    <small>{home.facts}</small>
                  </span>
                  <b>{home.price}</b>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {plan.more && <p className="small slate">{plan.more}</p>}
      </div>
    </div>
  )
}
