import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const deploy = join(import.meta.dirname, '..', 'deploy')

export type ProxyName = 'caddy' | 'nginx'

const programs = { caddy: '/usr/bin/caddy', nginx: '/usr/sbin/nginx' } as const

/** Whether the proxy is installed on this machine. */
export const isInstalled = (name: ProxyName): boolean => existsSync(programs[name])

interface Ports {
  https: number
  http: number
}

export interface Proxy extends Ports {
  /** The configuration with which it runs. */
  config: string
  stop(): Promise<void>
}

/** Ports that are free at present. */
export const freePorts = async (): Promise<Ports> => ({
  https: await freePort(),
  http: await freePort(),
})

/**
 * Starts a proxy with the configuration of `deploy/` on its own ports, in front of the given
 * upstreams. Only names, ports and certificates are replaced.
 * @param upstreams addresses such as `127.0.0.1:3001`.
 */
export async function startProxy(
  name: ProxyName,
  ports: Ports,
  upstreams: readonly string[],
): Promise<Proxy> {
  const dir = mkdtempSync(join(tmpdir(), `alboran-${name}-`))
  const config = join(dir, name === 'caddy' ? 'Caddyfile' : 'nginx.conf')
  const start = { caddy: startCaddy, nginx: startNginx }[name]
  const child = await start(dir, { config, ports, upstreams })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`)
    const up = await ask(ports.https, '/robots.txt').catch(() => undefined)
    if (up?.status === 200) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    ...ports,
    config,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function startCaddy(
  dir: string,
  {
    config,
    ports: { https, http },
    upstreams,
  }: { config: string; ports: Ports; upstreams: readonly string[] },
): Promise<ChildProcess> {
  const globals = [
    `admin 127.0.0.1:${await freePort()}`,
    // Caddy signs certificates itself for localhost; the machine need not trust them.
    'skip_install_trust',
    `storage file_system ${dir}`,
    `http_port ${http}`,
    `https_port ${https}`,
  ]
  const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8').replace(
    '{$SITE_ADDRESS:www.example.com}',
    `https://localhost:${https}`,
  )
  writeFileSync(config, `{\n${globals.join('\n')}\n}\n${site}`)
  return spawn(programs.caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: dir, XDG_CONFIG_HOME: dir, UPSTREAMS: upstreams.join(' ') },
  })
}

function startNginx(
  dir: string,
  {
    config,
    ports: { https, http },
    upstreams,
  }: { config: string; ports: Ports; upstreams: readonly string[] },
): ChildProcess {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')]
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('server_name www.example.com;', 'server_name localhost;')
    .replaceAll(/ssl_certificate +.*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key +.*;/g, `ssl_certificate_key ${key};`)
    .replaceAll(
      /(?:^\s*server 127\.0\.0\.1.*\n)+/gm,
      upstreams.map((one) => `server ${one} max_fails=0;\n`).join(''),
    )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(dir, kind)};`)
    .join('\n')
  // nginx runs in the foreground as a single process, because as root it would give its workers
  // another user.
  const main = `daemon off;\nmaster_process off;\npid ${join(dir, 'pid')};\nerror_log stderr;\n`
  writeFileSync(config, `${main}events {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`)
  return spawn(programs.nginx, ['-c', config, '-p', dir, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

interface ProxyAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Makes an https request to the proxy, accepting any certificate; the body is not decoded. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        family: 4,
        port,
        path,
        method,
        rejectUnauthorized: false,
        // Each request has its own connection, because browsers repeat a request by themselves when
        // a kept-alive connection is closed.
        agent: false,
        headers: {
          ...headers,
          ...(method === 'POST' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
