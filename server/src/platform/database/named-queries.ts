import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Lanes } from './lanes';
import type { Lane } from './lanes';
import { nameStatementsOf } from './name-statements';

export interface NamedStatement {
  /** Unique in the program: PostgreSQL keeps the plan under this name, one text per name. */
  name: string;
  text: string;
  /** Whose connections it uses; without, those of everything else. */
  lane?: Lane;
}

/** Prepared statements, for hot paths: TypeORM's `query()` never names its statements. */
@Injectable()
export class NamedQueries implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lanes: Lanes,
  ) {}

  onModuleInit(): void {
    nameStatementsOf(this.pool);
  }

  async query<Row extends object>({ name, text, lane }: NamedStatement, values: unknown[]): Promise<Row[]> {
    const pool = lane ? this.lanes.poolOf(lane) : this.pool;
    const result = await pool.query<Row>({ name, text, values });
    return result.rows;
  }

  private get pool(): Pool {
    // The driver's pool is not part of TypeORM's public types.
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
