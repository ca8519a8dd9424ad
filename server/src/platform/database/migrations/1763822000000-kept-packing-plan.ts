import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks of a result are packed after every marking. A function in SQL is planned anew at each call, which took longer than the
 * packing; in PL/pgSQL a connection keeps its plan. The statement stays as it is.
 */
export class KeptPackingPlan1763822000000 implements MigrationInterface {
  readonly name = 'KeptPackingPlan1763822000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(pack('plpgsql', `begin ${await bodyOf(runner)}; end`));
  }

  async down(runner: QueryRunner): Promise<void> {
    const body = await bodyOf(runner);
    await runner.query(pack('sql', body.replace(/^begin /, '').replace(/; end$/, '')));
  }
}

async function bodyOf(runner: QueryRunner): Promise<string> {
  const text = `select prosrc as body from pg_proc where oid = 'pack_result_items(uuid[])'::regprocedure`;
  const [found] = (await runner.query(text)) as [{ body: string }];
  return found.body.trim();
}

const pack = (language: string, body: string) =>
  `create or replace function pack_result_items(attempt_ids uuid[]) returns void language ${language} as $$${body}$$`;
