import { randomBytes } from 'node:crypto';
import { withConnection } from '../with-connection';

const ACCOUNT = 'mizan_worker';
const create = 'create role mizan_worker login';
const renew = `select format('alter role %I login nosuperuser nocreatedb nocreaterole password %L', $1::text, $2::text) as text`;

/**
 * The account under which the program works on its embedded database, with a password that is new at each start and written nowhere.
 *
 * @returns the address for it
 */
export async function ensureWorker(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withConnection(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [ACCOUNT]);
    if (rowCount === 0) await owner.query(create);
    const { rows } = await owner.query<{ text: string }>(renew, [ACCOUNT, password]);
    for (const { text } of rows) await owner.query(text);
  });
  const url = new URL(ownerUrl);
  url.username = ACCOUNT;
  url.password = password;
  return url.href;
}
