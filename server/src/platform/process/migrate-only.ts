import { StartupProblem } from '../config';
import type { AppConfig } from '../config';
import { inspectDatabase, listMigrations, migrate, migrateDown } from '../database';
import type { WayDown } from '../database';
import { ensureDataFolder } from './ensure-data-folder';
import { accountOf, findDatabase } from './open-database';
import type { FoundDatabase } from './open-database';

const USAGE = 'After --migrate there may stand nothing, list, or down and the name of the migration to go back to.';

/**
 * What stands behind `--migrate`: nothing (to the newest), `list`, or `down NAME`, which tells what would be lost and acts with `--yes`.
 *
 * @returns lines to be said
 * @throws StartupProblem
 */
export async function migrateOnly(config: AppConfig, words: readonly string[]): Promise<string[]> {
  const [task = 'up', name, ...more] = words.filter((word) => word !== '--yes');
  const isKnown = (task === 'down') === Boolean(name) && ['up', 'list', 'down'].includes(task) && more.length === 0;
  if (!isKnown) throw new StartupProblem(USAGE);
  if (config.usesEmbeddedDatabase) ensureDataFolder(config);
  const database = await findDatabase(config);
  try {
    await inspectDatabase(ownerOf(database));
    if (name) return await goDown(database, name, words.includes('--yes'));
    if (task === 'up') await migrate(ownerOf(database), accountOf(database.url));
    return task === 'up' ? ['The database has the shape of this version.'] : await list(database);
  } finally {
    await database.close();
  }
}

const ownerOf = ({ ownerUrl, url }: FoundDatabase): string => ownerUrl ?? url;

async function list(database: FoundDatabase): Promise<string[]> {
  const all = await listMigrations(ownerOf(database));
  return all.map(({ name, isApplied }) => `${isApplied ? 'applied' : 'missing'}  ${name}`);
}

async function goDown(database: FoundDatabase, name: string, isMeant: boolean): Promise<string[]> {
  const { undone, losses } = await migrateDown(ownerOf(database), name, isMeant);
  if (undone.length === 0) return [`${name} is the newest already; nothing is to be undone.`];
  return isMeant
    ? told({ undone, losses })
    : [...wouldBe({ undone, losses }), 'Nothing was changed. With --yes it is done.'];
}

const told = ({ undone, losses }: WayDown) => [
  `Undone: ${undone.join(', ')}.`,
  ...(losses.length > 0 ? ['Lost:', ...losses.map((loss) => `  ${loss}`)] : ['Nothing was lost.']),
];

const wouldBe = ({ undone, losses }: WayDown) => [
  `Would be undone: ${undone.join(', ')}.`,
  ...(losses.length > 0 ? ['Would be lost:', ...losses.map((loss) => `  ${loss}`)] : ['Nothing would be lost.']),
];
