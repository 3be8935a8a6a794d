import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'

const program = '/usr/sbin/nginx'

interface Nginx {
  url: string
  stop(): void
}

/** One of our answers, which nginx serves byte for byte. */
export interface Copy {
  path: string
  body: Buffer
  type: string
  encoding: string | undefined
}

export const hasNginx = (): boolean => spawnSync(program, ['-v']).error === undefined

/**
 * Starts nginx with one worker, which serves copies of our answers from its disk cache and logs a
 * line for each.
 */
export async function startNginx(copies: Copy[]): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'alboran-nginx-'))
  const port = await freePort()
  const locations = copies.map(({ body, type, encoding }, index) => {
    mkdirSync(join(dir, 'files'), { recursive: true })
    writeFileSync(join(dir, 'files', String(index)), body)
    const header = encoding ? `add_header Content-Encoding ${encoding};` : ''
    return `location = /${index} { default_type "${type}"; ${header} }`
  })
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  access_log ${dir}/access.log combined buffer=64k flush=1s; sendfile on; tcp_nopush on;
  open_file_cache max=100; keepalive_requests 10000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${dir}/files; ${locations.join('\n')} }
}`,
  )
  const child: ChildProcess = spawn(program, ['-c', join(dir, 'nginx.conf'), '-p', dir])
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/0`).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50))
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
