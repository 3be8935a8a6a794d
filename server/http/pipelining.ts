import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of one connection that may wait for earlier answers. Browsers send none ahead (RFC 9112 §9.3.2), and
 * Node would read and answer a whole segment of them, thousands, before it notices that nobody reads.
 */
const mostWaiting = 8

const waiting = new WeakMap<Socket, number>()

/**
 * Counts a request that was sent before the last one of its connection was answered.
 * @returns false when there are too many: then the connection is closed.
 */
export function mayWait(request: IncomingMessage, response: ServerResponse): boolean {
  // An answer has its socket as soon as it is the next one.
  if (response.socket) return true
  const { socket } = request
  const count = (waiting.get(socket) ?? 0) + 1
  if (count > mostWaiting) {
    socket.destroy()
    return false
  }
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return true
}
