import { loadSaleFigures } from '#app/catalogue/sale-figures.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import type { Development, DevelopmentId } from '#app/content/developments/development.ts'
import { withFields } from '#app/content/edited/fields.ts'
import { editedFields } from '#app/content/edited/published-content.ts'
import { insertAll } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { purchaseCosts } from '#server/returns/purchase-costs.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * A development's guide for buyers with its figures filled in, and the figures of its homes on
 * sale. Texts may name the figures of `developmentFigures`, the tax rates, and the taxes on the
 * lowest price: `{ivaAmount}`, `{ajdAmount}`.
 */
export async function developmentGuide<G>(
  site: SiteRequest,
  id: DevelopmentId,
  guide: Record<Language, G>,
  language: Language,
) {
  const development: Development = developmentsOf(site)[id]
  const edited = editedFields(site, { kind: 'developments', slug: id }) ?? {}
  const taxes = purchaseCosts(development.price.min, 'new', 0).taxes
  const { rows } = await loadSaleFigures(site, language, { development: development.name })
  return {
    guide: insertAll(withFields(guide, edited, 'guide')[language], {
      ...developmentFigures(development, language),
      ...taxFigures(language),
      ...Object.fromEntries(
        taxes.map(({ name, amount }) => [`${name}Amount`, euros(Math.round(amount), language)]),
      ),
    }),
    figures: { title: catalogueWords[language].figures.title, rows },
  }
}
