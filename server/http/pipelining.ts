import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests of one connection that may wait for earlier responses; browsers send none ahead (RFC
 * 9112 §9.3.2).
 */
const maxWaiting = 8

const waiting = new WeakMap<Socket, number>()

/**
 * Answers the requests of a connection one after the other: the next one begins when the response
 * before it is written. Node would begin a whole segment of them at once, thousands, although
 * nobody may read the responses. A connection with too many is closed.
 */
export const inTurn =
  (respond: RequestListener): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    // A response has its socket as soon as it is the next one.
    if (response.socket) return respond(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > maxWaiting) return void socket.destroy()
    waiting.set(socket, count)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      respond(request, response)
    })
  }
