import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Role, Viewer } from '../../../platform/access';
import { nodesOf, toConnection } from '../../../platform/graphql';
import type { ConnectionOf } from '../../../platform/graphql';
import { StaffUserNotFound, ORGANIZATION_ID, User } from '../user';
import { toStaffUser } from './staff-user';
import type { StaffUser } from './staff-user';
import type { StaffUsersArgs } from './staff-users.args';
import { StaffUsersQueries } from './staff-users.queries';

/** Users as those see them who manage them. Whom one manages follows from the one scope rule. */
@Injectable()
export class StaffUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
    private readonly queries: StaffUsersQueries,
  ) {}

  async list(viewer: Viewer, role: Role, args: StaffUsersArgs): Promise<ConnectionOf<StaffUser>> {
    const page = await this.queries.pageOfUsers(viewer, role, args);
    const keys = new Map(page.rows.map(({ id, key }) => [id, key]));
    const found = await this.dataSource.manager.findBy(User, { id: In([...keys.keys()]) });
    const byId = new Map(found.map((user) => [user.id, user]));
    const rows = [...keys.keys()].flatMap((id) => byId.get(id) ?? []);
    const key = ({ id }: User) => [keys.get(id) ?? '', id];
    return nodesOf(toConnection({ ...page, rows, after: args.after, key }), toStaffUser);
  }

  /** @throws StaffUserNotFound also when they are there, but the viewer does not manage them, or their role is another. */
  find(viewer: Viewer, id: string, role?: Role, manager = this.dataSource.manager): Promise<User> {
    return this.findManaged(manager, viewer, id, role, false);
  }

  /** The same, and nobody else changes or deletes them until the transaction ends. */
  lock(manager: EntityManager, viewer: Viewer, id: string, role?: Role): Promise<User> {
    return this.findManaged(manager, viewer, id, role, true);
  }

  /** Who may take over somebody's records: everybody in the viewer's scope who can sign in. */
  async receivers(viewer: Viewer, excludingId: string): Promise<User[]> {
    await this.find(viewer, excludingId);
    const where = { isVerified: true, id: Not(In([excludingId, ORGANIZATION_ID])) };
    const users = await this.dataSource.manager.find(User, { where, order: { name: 'ASC', id: 'ASC' } });
    return users.filter((user) => this.scope.canSee(viewer, user));
  }

  private async findManaged(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    role: Role | undefined,
    locks: boolean,
  ): Promise<User> {
    if (!isUUID(id) || id === ORGANIZATION_ID) throw new StaffUserNotFound();
    const lock = locks ? ({ mode: 'for_no_key_update' } as const) : undefined;
    const user = await manager.findOne(User, { where: { id }, lock });
    if (!user || !this.scope.canSee(viewer, user)) throw new StaffUserNotFound();
    if (role && user.role !== role) throw new StaffUserNotFound();
    return user;
  }
}
