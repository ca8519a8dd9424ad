export interface JobOptions {
  runAt?: Date;
  /** At most one waiting job per key: adding again replaces the earlier one. */
  key?: string;
}

interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Adds a job through whatever connection is given, so that it shares that connection's transaction. */
export async function addJob(on: Queryable, name: string, payload: object, options: JobOptions = {}): Promise<void> {
  await on.query(`select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4)`, [
    name,
    JSON.stringify(payload),
    options.runAt ?? null,
    options.key ?? null,
  ]);
}
