import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createMute } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import path from 'node:path';

/** `plain` speaks http where https is expected; `mute` takes the connection and says nothing. */
export type Way = 'good' | 'self-signed' | 'expired' | 'other-host' | 'plain' | 'mute';

const FOLDER = path.resolve(__dirname, '../fixtures/tls');

/** The path of a certificate: of `authority`, which signed all but the one that signed itself, or of a receiver. */
export const certificate = (name: string): string => path.join(FOLDER, `${name}.pem`);

/** Somebody else's server at `https://localhost`, with a certificate that is good or not. */
export class SecureReceiver {
  /** Requests whose words could be read. */
  heard = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.sockets.add(socket));
  }

  static async open(way: Way): Promise<SecureReceiver> {
    const receiver: SecureReceiver = new SecureReceiver(serverFor(way, () => (receiver.heard += 1)));
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  get url(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

function serverFor(way: Way, hear: () => void): Server {
  const answer: Parameters<typeof createHttp>[1] = (_, response) => {
    hear();
    response.writeHead(204).end();
  };
  if (way === 'mute') return createMute();
  if (way === 'plain') return createHttp(answer);
  return createHttps({ cert: readFileSync(certificate(way)), key: readFileSync(certificate('key')) }, answer);
}
