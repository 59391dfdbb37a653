import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Sits between the app and a server; its connection can be cut and restored, or go silent. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private isSilent = false;

  private constructor(
    private server: Server,
    private readonly target: URL,
    private readonly port: number,
  ) {}

  static async before(target: string): Promise<TcpProxy> {
    const url = new URL(target);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy is not listening');
    const proxy = new TcpProxy(server, url, address.port);
    server.on('connection', (socket) => proxy.carry(socket));
    return proxy;
  }

  /** The target's address through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Nothing passes anymore, in either direction, and nothing is closed. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Ends the silence: what waited is lost with its connections, and new ones are carried. */
  speak(): void {
    this.isSilent = false;
    for (const socket of this.sockets) socket.destroy();
  }

  async restore(): Promise<void> {
    this.server = createServer((socket) => this.carry(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private carry(socket: Socket): void {
    const onward = connect(Number(this.target.port), this.target.hostname);
    for (const end of [socket, onward]) {
      this.sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        this.sockets.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
    if (this.isSilent) for (const end of [socket, onward]) end.pause();
  }
}
