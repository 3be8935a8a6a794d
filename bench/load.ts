import { Agent, request } from 'node:http'

export interface Load {
  /** Answers a second. */
  rate: number
  /** Latencies in milliseconds. */
  p50: number
  p99: number
}

/** Asks for one address over and over on a few kept connections, for some seconds. */
export async function load(url: string, seconds: number, connections = 16): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      await ask(url, agent)
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (fraction: number) => latencies[Math.floor(latencies.length * fraction)] ?? 0
  return {
    rate: latencies.length / ((performance.now() - started) / 1000),
    p50: at(0.5),
    p99: at(0.99),
  }
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}
