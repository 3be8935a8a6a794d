import { extname, join } from 'node:path'
import { isSocialImage } from '../../pictures/social-images.ts'
import { day, hour, second } from '../../shared/time/durations.ts'

/** How long browsers keep files, in seconds: those with a digest in their name, and others. */
const maxAge = { digest: (365 * day) / second, plain: hour / second }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** The files of public/ that browsers and phones look for by name. */
const plainNames = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'site.webmanifest',
  'site.es.webmanifest',
]

/** The types that scripts/precompress.ts compressed when the site was built. */
const compressed = new Set(['.js', '.css', '.svg'])

/** Whether the file at a path is stored in every encoding. */
export const isCompressed = (path: string): boolean => compressed.has(extname(path))

/** The path of a file on disk, and its headers. */
interface LocatedFile {
  file: string
  type: string
  cacheControl: string
}

interface Folder {
  /** The prefix of the addresses of its files. */
  prefix: string
  dir: string
  cacheControl: string
}

export interface FileFolders {
  buildDir: string
  /** The repository's pictures; a master is sent while the variant has not been made. */
  picturesDir: string
  /** The folder of pictures that staff have uploaded. */
  uploadedDir: string
  /** The folder of pictures of shared links. */
  socialDir: string
}

/** Finds files by their address. */
interface FileLocator {
  /** Whether an address belongs to a file, even one that does not exist; then no page has it. */
  owns(path: string): boolean
  /** @returns undefined for an address that no file can have. */
  locate(path: string): LocatedFile | undefined
}

/**
 * The folders of files. Browsers keep files with a digest in their name, and pictures that staff
 * have uploaded, for a year: these never change. Files with a plain name (icons, the pictures'
 * stable addresses) are kept for an hour.
 */
export function createFileLocator({
  buildDir,
  picturesDir,
  uploadedDir,
  socialDir,
}: FileFolders): FileLocator {
  const client = join(buildDir, 'site', 'client')
  const pictures = join(buildDir, 'pictures')
  const forever = `public, max-age=${maxAge.digest}, immutable`
  const shortly = `public, max-age=${maxAge.plain}`
  const folders: Folder[] = [
    { prefix: '/assets/', dir: join(client, 'assets'), cacheControl: forever },
    { prefix: '/pictures/variants/u-', dir: uploadedDir, cacheControl: forever },
    { prefix: '/pictures/u-', dir: uploadedDir, cacheControl: forever },
    { prefix: '/pictures/variants/', dir: join(pictures, 'variants'), cacheControl: forever },
    {
      prefix: '/pictures/masters/',
      dir: join(picturesDir, 'masters'),
      cacheControl: shortly,
    },
    { prefix: '/pictures/', dir: pictures, cacheControl: shortly },
    ...plainNames.map((name) => ({
      prefix: `/${name}`,
      dir: join(client, name),
      cacheControl: shortly,
    })),
  ]
  return {
    owns: (path) => folders.some(({ prefix }) => path.startsWith(prefix)),
    locate(path) {
      const folder = folders.find(({ prefix }) => path.startsWith(prefix))
      const type = types[extname(path)]
      if (!folder || !type) return undefined
      const name = path.slice(folder.prefix.length)
      // The folders have no subfolders, so a name with a slash or a leading dot belongs to no file.
      if (name !== '' && !/^\w[\w.-]*$/.test(name)) return undefined
      const dir = isSocialImage(`variants/${name}`) ? socialDir : folder.dir
      return { file: join(dir, name), type, cacheControl: folder.cacheControl }
    },
  }
}
