import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { User } from './user.entity';

type Owner = Pick<User, 'id' | 'name' | 'role'>;

/** Whom records belong to; one query for a whole page of them. */
@Injectable()
export class Owners {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  async nameOf(ownerId: string): Promise<string> {
    return (await this.loader.load(ownerId))?.name ?? '';
  }

  /** Whether the records of this owner are in the viewer's scope. */
  async isInScope(viewer: Pick<Viewer, 'userId' | 'role'>, ownerId: string): Promise<boolean> {
    if (ownerId === viewer.userId) return true;
    const owner = await this.loader.load(ownerId);
    return owner !== null && this.scope.canSee(viewer, owner);
  }

  private async load(ids: readonly string[]): Promise<(Owner | null)[]> {
    const users = await this.dataSource.manager.find(User, {
      select: { id: true, name: true, role: true },
      where: { id: In([...new Set(ids)]) },
    });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
