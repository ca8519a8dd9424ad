import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { nameStatementsOf } from './name-statements';

export interface NamedStatement {
  /** Unique in the program: PostgreSQL keeps the plan under this name, one text per name. */
  name: string;
  text: string;
}

/** Prepared statements on TypeORM's own pool, for hot paths: TypeORM's `query()` never names its statements. */
@Injectable()
export class NamedQueries implements OnModuleInit {
  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    nameStatementsOf(this.pool);
  }

  async query<Row extends object>(statement: NamedStatement, values: unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name: statement.name, text: statement.text, values });
    return result.rows;
  }

  private get pool(): Pool {
    // The driver's pool is not part of TypeORM's public types.
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
