import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addJob } from '../database';
import type { JobOptions } from '../database';

/** Jobs outside a transaction; inside one, `tx.addJob` makes the job part of it. */
@Injectable()
export class Jobs {
  constructor(private readonly dataSource: DataSource) {}

  add(name: string, payload: object, options?: JobOptions): Promise<void> {
    return addJob(this.dataSource, name, payload, options);
  }
}
