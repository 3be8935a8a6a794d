interface Weight {
  /** Transferred bytes, with Brotli where the server offers it. */
  html: number
  css: number
  script: number
  fonts: number
}

/**
 * The bytes that a page makes a browser fetch, by kind; scripts are fetched only once the visitor
 * acts.
 */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const html = await (await fetch(origin + path)).text()
  const all = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? '')),
  ]
  const scripts = new Set<string>()
  for (const address of all(/(?:from |import |import\()"(\/assets\/[\w.-]+\.js)"/g))
    await followScript(origin, address, scripts)
  return {
    html: await bytes(origin + path),
    css: await sum(origin, all(/rel="stylesheet" href="([^"]+)"/g)),
    script: await sum(origin, [...scripts]),
    fonts: await sum(origin, all(/rel="preload" href="([^"]+\.woff2)"/g)),
  }
}

/** Fetches a module and its static imports; dynamic imports are not counted. */
async function followScript(origin: string, address: string, seen: Set<string>): Promise<void> {
  if (seen.has(address)) return
  seen.add(address)
  const text = await (await fetch(origin + address)).text()
  for (const [, file] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
    await followScript(origin, `/assets/${file}`, seen)
}

async function sum(origin: string, addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => bytes(origin + address)))
  return sizes.reduce((total, size) => total + size, 0)
}

/** The size of the body as it is transferred; `fetch` would decompress it. */
async function bytes(url: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    })
      .on('error', reject)
      .end()
  })
}
