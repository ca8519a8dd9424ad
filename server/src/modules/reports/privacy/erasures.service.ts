import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ErasureNode } from './candidate-data.type';
import { certificateOf } from './certificate';
import { Erasure } from './erasure.entity';

const MOST_LISTED = 200;

@Injectable()
export class Erasures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** Newest first. */
  async list(viewer: Viewer): Promise<ErasureNode[]> {
    const query = this.dataSource.manager.createQueryBuilder(Erasure, 'erasure');
    query.orderBy('erasure.erasedAt', 'DESC').addOrderBy('erasure.id').limit(MOST_LISTED);
    return (await this.scope.where(query, viewer, 'erasure').getMany()).map(toErasureNode);
  }
}

export function toErasureNode(erasure: Erasure): ErasureNode {
  const { id, erasedAt, erasedByName, deleted, fileCount, sha256 } = erasure;
  return {
    ...{ id, erasedAt, erasedByName, fileCount, sha256 },
    deleted: Object.entries(deleted).map(([name, count]) => ({ name, count })),
    certificate: certificateOf(erasure),
  };
}
