import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Role, Viewer } from '../../../platform/access';
import { nodesOf } from '../../../platform/graphql';
import type { ConnectionOf } from '../../../platform/graphql';
import { connectionOfIds } from '../../../platform/listing';
import type { PageOfIds } from '../../../platform/listing';
import { StaffUserNotFound, ORGANIZATION_ID, User } from '../user';
import { toStaffUser } from './staff-user';
import type { StaffUser } from './staff-user';
import type { ReceiversArgs, StaffUsersArgs } from './staff-users.args';
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
    return this.read(await this.queries.pageOfUsers(viewer, role, args), args.after);
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
  async receivers(viewer: Viewer, args: ReceiversArgs): Promise<ConnectionOf<StaffUser>> {
    await this.find(viewer, args.excludingId);
    return this.read(await this.queries.pageOfReceivers(viewer, args), args.after);
  }

  private async read(page: PageOfIds, after: string | undefined): Promise<ConnectionOf<StaffUser>> {
    const read = (ids: string[]) => this.dataSource.manager.findBy(User, { id: In(ids) });
    return nodesOf(await connectionOfIds(page, after, read), toStaffUser);
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
