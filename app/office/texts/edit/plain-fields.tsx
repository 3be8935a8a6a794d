import { words as articleWords } from '#app/articles/words.ts'
import { categories } from '#app/content/article.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import type { ContentKind } from '#server/content/content.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { nameInBraces } from '../braces.ts'
import { plainLabel } from '../labels.ts'
import { words } from '../words.ts'
import type { TextFieldContext } from './field-context.ts'
import { type Choosable, PictureChooser } from './picture-chooser.tsx'

interface PlainFieldsProps {
  kind: ContentKind
  paths: readonly string[]
  /** The pictures that an article may have. */
  pictures: readonly Choosable[]
  /** The subject of the article's picture. */
  picture: string
  context: TextFieldContext
}

/**
 * Fields that are the same in both languages: the figures of a development, or the facts of an
 * article.
 */
export function PlainFields({ kind, paths, pictures, picture, context }: PlainFieldsProps) {
  const { language } = useRootData()
  const copy = words[language]
  const isArticle = kind === 'articles'
  return (
    <fieldset className="figures-of">
      <legend>{isArticle ? copy.facts : copy.figures}</legend>
      {!isArticle && (
        <p className="small slate">
          {copy.figuresHint.replace('{name}', nameInBraces('homes', language === 'es'))}
        </p>
      )}
      <div className="facts">
        {paths.map((path) => {
          const problem = context.problem(path)
          const shared = {
            id: `t-${path}`,
            name: path,
            defaultValue: context.value(path),
            'aria-invalid': problem ? (true as const) : undefined,
            'aria-describedby': problem && `t-${path}-problem`,
          }
          return (
            <div className={problem ? 'field is-invalid' : 'field'} key={path}>
              {path === 'picture' ? (
                <span>{plainLabel(path, language)}</span>
              ) : (
                <label htmlFor={shared.id}>{plainLabel(path, language) ?? path}</label>
              )}
              {path === 'category' ? (
                <select {...shared}>
                  {categories.map((one) => (
                    <option key={one} value={one}>
                      {articleWords[language].categories[one]}
                    </option>
                  ))}
                </select>
              ) : path === 'date' ? (
                <input {...shared} type="date" />
              ) : path === 'picture' ? (
                <PictureChooser
                  pictures={pictures}
                  field={{ name: path, value: shared.defaultValue }}
                  label={`${copy.chooser.choose} ${picture}`}
                />
              ) : (
                <input {...shared} inputMode="numeric" autoComplete="off" />
              )}
              {/^\d{5,}$/.test(shared.defaultValue) && (
                <p className="tiny slate">{groupedNumber(Number(shared.defaultValue), language)}</p>
              )}
              {problem && (
                <p className="error" id={`t-${path}-problem`}>
                  {problem}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
