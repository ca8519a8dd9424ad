import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf, PageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { ErasureProof } from './candidate-data';
import { certificateOf } from './certificate';
import { Erasure } from './erasure.entity';

const newestFirst = { key: 'erased_at', type: 'timestamptz', isDescending: true } as const;

@Injectable()
export class Erasures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** Newest first. */
  async list(viewer: Viewer, args: PageArgs): Promise<ConnectionOf<ErasureProof>> {
    const conditions = new ListConditions().add(this.scope.sql(viewer, 'owner_id'));
    const page = await pageOfIds(this.dataSource, 'erasures', conditions, newestFirst, args);
    return connectionOfIds(page, args.after, async (ids) => {
      const found = await this.dataSource.manager.findBy(Erasure, { id: In(ids) });
      return found.map(toErasureNode);
    });
  }
}

export function toErasureNode(erasure: Erasure): ErasureProof {
  const { id, erasedAt, erasedByName, deleted, fileCount, sha256 } = erasure;
  return {
    id,
    erasedAt,
    erasedByName,
    fileCount,
    sha256,
    deleted: Object.entries(deleted).map(([name, count]) => ({ name, count })),
    certificate: certificateOf(erasure),
  };
}
