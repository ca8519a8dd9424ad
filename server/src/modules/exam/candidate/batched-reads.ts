import type { ExamCredential } from '../../../platform/access';
import { MicroBatch } from '../../../platform/database';
import type { NamedQueries, NamedStatement } from '../../../platform/database';

/** So that one round trip never becomes long for who only wants to move on. */
const LARGEST = 20;
/** Whoever saves meanwhile comes in between. */
export const ANSWERED_AT_ONCE = 4;

/**
 * The text of a statement that reads one row for each of any number of exam links, in their order. `row` reads it for `given.id` and
 * `given.version`; planned once, by index, for however many.
 */
export function ofCredentials(row: string): string {
  return `select shown.* from unnest((select $1::uuid[]), $2::int[]) with ordinality as given (id, version, place)
    left join lateral (${row}) shown on true order by given.place`;
}

/** What is read for a candidate at a step: those who come in one turn of the event loop share a round trip. */
export class BatchedReads<Row extends { id: string }> {
  private readonly batch: MicroBatch<ExamCredential, Row | undefined>;

  constructor(queries: NamedQueries, statement: NamedStatement) {
    this.batch = new MicroBatch({
      keyOf: ({ invitationId }) => invitationId,
      run: async (credentials) => rowsOf(await queries.query<Row | Nothing>(statement, valuesOf(credentials))),
      largest: LARGEST,
      answeredAtOnce: ANSWERED_AT_ONCE,
      // They wait for nobody's lock, so the next look is never far; meanwhile more come to share it.
      inFlight: 1,
    });
  }

  /** @returns undefined where there is nothing for this link. */
  of(credential: ExamCredential): Promise<Row | undefined> {
    return this.batch.add(credential);
  }
}

interface Nothing {
  id: null;
}

function rowsOf<Row extends { id: string }>(rows: (Row | Nothing)[]): (Row | undefined)[] {
  return rows.map((row) => (row.id === null ? undefined : row));
}

function valuesOf(credentials: readonly ExamCredential[]): unknown[] {
  return [credentials.map(({ invitationId }) => invitationId), credentials.map(({ tokenVersion }) => tokenVersion)];
}
