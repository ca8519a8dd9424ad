import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** The test file of the EICAR, put together here so that no scanner takes this source for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

/** Speaks clamd's protocol as far as `INSTREAM` goes, on a port of its own; finds EICAR's file and nothing else. */
export class Scanner {
  private server: Server | undefined;
  readonly seen: Buffer[] = [];
  /** What it says instead of a verdict. */
  trouble: string | null = null;

  async open(): Promise<string> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const file = fileIn(received);
      if (!file) return;
      this.seen.push(file);
      socket.end(`${this.trouble ?? verdictOn(file)}\0`);
    });
  }
}

function verdictOn(file: Buffer): string {
  return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
}

/** The chunks put together, once the last of them is there. */
function fileIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  if (received.subarray(0, command.length).toString() !== command) throw new Error('not what clamd understands');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
