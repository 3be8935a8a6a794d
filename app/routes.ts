import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Language } from '#server/language.ts'

/** Every page, once. The language comes from the path: English at the root, Spanish under /es. */
const pages = (language: Language): RouteConfigEntry[] => {
  const page = (path: string, file: string) => route(path, `pages/${file}/page.tsx`, { id: `${language}/${path}` })
  return [
    index('pages/home/page.tsx', { id: `${language}/home` }),
    page('properties', 'properties'),
    page('properties/:slug', 'property'),
    page('property-types', 'property-types'),
    page('property-types/:type', 'property-type'),
    page('blog', 'blog'),
    page('blog/:slug', 'article'),
    route('feeds/blog.xml', 'pages/blog/feed.ts', { id: `${language}/feeds/blog.xml` }),
    page('contact', 'contact'),
    page('information', 'information'),
    page('*', 'unknown'),
  ]
}

export default [
  ...pages('en'),
  ...prefix('es', pages('es')),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
] satisfies RouteConfig
