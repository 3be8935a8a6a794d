import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many requests of one connection may wait for earlier responses; browsers do not pipeline
 * requests (RFC 9112 §9.3.2).
 */
const maxWaiting = 8

const waiting = new WeakMap<Socket, number>()

/**
 * Answers the requests of one connection one after the other: each begins when the response before
 * it has been written. Node itself would begin all requests of a network segment at once, possibly
 * thousands, although the client may read none of the responses. A connection with too many waiting
 * requests is closed.
 */
export const answerInOrder =
  (respond: RequestListener): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    // Node gives a response its socket when its turn has come.
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
