import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The minimum that a server on Node's own HTTP module does: an answer from memory, neither logged
 * nor counted. It shows how much of the difference from nginx is due to Node. `COPIES` is a file of
 * answers: their headers, and their bodies in base64.
 */
const copies: { headers: Record<string, string>; body: string }[] = JSON.parse(
  readFileSync(process.env.COPIES ?? '', 'utf8'),
)
const answers = copies.map(({ headers, body }) => ({ headers, body: Buffer.from(body, 'base64') }))

createServer((request, response) => {
  const answer = answers[Number(request.url?.slice(1))]
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(process.env.PORT), process.env.HOST)
