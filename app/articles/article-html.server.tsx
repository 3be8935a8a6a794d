import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '#app/components/picture.tsx'
import type { Article } from '#app/content/article.ts'
import { contactDialogId } from '#app/leads/contact-form.tsx'
import { pictureAddress } from '#app/seo/seo.ts'
import { type Language, otherLanguage, pathIn } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { escapeHtml } from '#server/shared/text/html.ts'
import { remember } from '#server/shared/work/remember.ts'
import { renderMarkdown } from './markdown.server.ts'

/** The maximum number of articles in memory, of about 8 kB each. */
const maxRemembered = 20

/** The HTML of an article's body for its page, where links to /contact open the footer's dialog. */
export const articleHtml = remember(
  maxRemembered,
  // The key contains the text, because staff may change an article.
  ([{ markdown }, language]) => `${language} ${markdown[language]}`,
  (article: Article, language: Language, pictures: Pictures): string =>
    renderMarkdown(article.markdown[language], {
      foreign: otherLanguage(language),
      href: (path) => pathIn(language, path),
      contact: (text) =>
        `<button type="button" command="show-modal" commandfor="${contactDialogId}" aria-haspopup="dialog">${text}</button>`,
      figure: (name, caption) =>
        renderToStaticMarkup(
          <figure>
            <Picture
              picture={pictures.named(name, language)}
              ratio="16x9"
              sizes="(width < 62rem) 90vw, 52rem"
            />
            <figcaption>{caption}</figcaption>
          </figure>,
        ),
    }),
)

/**
 * The HTML of an article's body for feed readers, with absolute addresses and nothing that needs
 * our stylesheet.
 */
export const articleFeedHtml = (
  article: Article,
  language: Language,
  pictures: Pictures,
  siteUrl: string,
): string =>
  renderMarkdown(article.markdown[language], {
    foreign: otherLanguage(language),
    href: (path) => siteUrl + pathIn(language, path),
    contact: (text) =>
      `<a href="${escapeHtml(siteUrl + pathIn(language, '/contact'))}">${text}</a>`,
    figure(name, caption) {
      const picture = pictures.named(name, language)
      const address = escapeHtml(pictureAddress(siteUrl, picture) ?? '')
      return `<figure><img src="${address}" alt="${escapeHtml(picture.alt)}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`
    },
  })
