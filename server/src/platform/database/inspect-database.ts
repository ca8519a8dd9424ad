import { Client } from 'pg';
import { StartupProblem } from '../config';

const OLDEST_VERSION = 140_000;

/** Asks the database whether Mizan can live on it. @throws StartupProblem with one line that says what is wrong. */
export async function inspectDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartupProblem(`Cannot reach the database at ${addressOf(databaseUrl)}: ${reasonOf(error)}`);
  }
  try {
    await refuseOldVersion(client);
    await refuseWrongCharacterType(client);
  } finally {
    await client.end();
  }
}

async function refuseOldVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  if (Number(rows[0]?.version) >= OLDEST_VERSION) return;
  throw new StartupProblem('The database is too old: Mizan needs PostgreSQL 14 or newer.');
}

/** With a character type such as "C", PostgreSQL sees no letters in Arabic and finds nothing similar. */
async function refuseWrongCharacterType(client: Client): Promise<void> {
  const sql = `select 'م' ~ '[[:alpha:]]' as "seesLetters", datctype as "characterType"
    from pg_database where datname = current_database()`;
  const { rows } = await client.query<{ seesLetters: boolean; characterType: string }>(sql);
  if (rows[0]?.seesLetters) return;
  const found = rows[0]?.characterType ?? 'unknown';
  throw new StartupProblem(
    `The database cannot search Arabic text (character type "${found}"): create it with a UTF-8 LC_CTYPE, such as C.UTF-8.`,
  );
}

/** Host, port and name; never the password. */
function addressOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`;
}

function reasonOf(error: unknown): string {
  // Node reports a refused connection to a name with several addresses as one error of many, without a message.
  const { message, code = 'no answer' } = error as NodeJS.ErrnoException;
  return message === '' ? code : message;
}
