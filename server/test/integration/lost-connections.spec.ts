import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { Pool } from 'pg';
import { dataSourceOptions, isOutage } from '../../src/platform/database';
import { createDataSource } from '../kit/data-source';

/** A message of PostgreSQL's protocol: its letter, its length, what it holds. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

const isWelcome = message('R', Buffer.alloc(4));
const isReady = message('Z', Buffer.from('I'));
const reason = 'terminating connection due to unexpected postmaster exit';
const isEnded = message('E', Buffer.from(`SFATAL\0C57P01\0M${reason}\0\0`));

/** A database that is killed in the moment in which it has opened a connection: "ready" and "ended" come together. */
describe('a database that goes as soon as it has come', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([isWelcome, isReady, isEnded])));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `postgres://somebody:nothing@127.0.0.1:${(server.address() as AddressInfo).port}/mizan`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('ends no process: what was asked of it says that it is away', async () => {
    const error: unknown = await createDataSource(url)
      .initialize()
      .catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
  });

  it('ends none that takes a connection of the lanes either', async () => {
    const pool = new Pool({ connectionString: url, ...dataSourceOptions(url, 2).extra });
    pool.on('error', () => undefined);
    const error: unknown = await pool
      .connect()
      .then((client) => client.query('select 1'))
      .catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    await pool.end();
  });
});
