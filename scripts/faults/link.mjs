// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @typedef {{ port: number, host: string } | { path: string }} Target */

/** The wire between the product and a server. It can go silent, as a half-open connection does, or be cut. */
export class Link {
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  /** @type {import('node:net').Server} */
  #server;
  #isSilent = false;

  /** @param {Target} target */
  constructor(target) {
    this.target = target;
    this.#server = createServer((socket) => this.#carry(socket));
  }

  /** @param {Target} target where each new connection goes */
  static async to(target) {
    const link = new Link(target);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The link is closed');
    return address.port;
  }

  /** Nothing passes anymore in either direction, and nothing is closed. */
  silence() {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** What waited passes on; connections that were made in silence are carried from now. */
  restore() {
    this.#isSilent = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Closes every connection. New ones are carried. */
  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close() {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** @param {import('node:net').Socket} near */
  #carry(near) {
    const far = connect(this.target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      if (!from || !to) continue;
      this.#sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        // A silent wire doesn't tell that the other end has gone.
        if (!this.#isSilent) to.destroy();
      });
      from.pipe(to);
      if (this.#isSilent) from.pause();
    }
  }
}
