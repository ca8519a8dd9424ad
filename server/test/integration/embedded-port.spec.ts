import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded';
import { freePort } from '../kit/free-port';
import { makeTestFolder } from '../kit/test-folder';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('the port of the embedded database', () => {
  let folder: string;
  let other: Server;

  beforeEach(async () => {
    folder = makeTestFolder();
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
  });

  afterEach(() => {
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const startOn = (port: number | (() => Promise<number>)) =>
    startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), port });

  it('is another one where somebody took it before PostgreSQL had it', async () => {
    const chosen = [portOf(other), await freePort()];
    const postgres = await startOn(async () => chosen.shift() ?? 0);
    expect(postgres.port).not.toBe(portOf(other));
    await postgres.stop();
  });

  it('is the wanted one or none', async () => {
    await expect(startOn(portOf(other))).rejects.toThrow(`did not start on port ${portOf(other)}`);
  });

  it('is not asked for again and again where the trouble lies elsewhere', async () => {
    const choose = jest.fn(freePort);
    const dataDir = path.join(folder, 'postgres');
    const started = startEmbeddedPostgres({ dataDir, port: choose, flags: ['-c', 'no_such_setting=on'] });
    await expect(started).rejects.toThrow('did not start on port');
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
