import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Role, Viewer } from '../../../platform/access';
import { SortDirection } from '../../../platform/graphql';
import { ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder, PageOfIds } from '../../../platform/listing';
import { ORGANIZATION_ID } from '../user';
import { StaffUserSort } from './staff-users.args';
import type { ReceiversArgs, StaffUsersArgs } from './staff-users.args';

const searchedText = `name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company_name, '')`;

const orders: Record<StaffUserSort, ListOrder> = {
  name: { key: 'fold_text(name)', type: 'text', isDescending: false },
  email: { key: 'lower(email)', type: 'text', isDescending: false },
  created_at: { key: 'created_at', type: 'timestamptz', isDescending: true },
  // Who has never signed in stands where the oldest would stand.
  last_sign_in_at: {
    key: `coalesce(last_sign_in_at, timestamptz '1970-01-01Z')`,
    type: 'timestamptz',
    isDescending: true,
  },
};

@Injectable()
export class StaffUsersQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  pageOfUsers(viewer: Viewer, role: Role, { filter, sort, direction, ...page }: StaffUsersArgs): Promise<PageOfIds> {
    const conditions = new ListConditions().equals('role', role);
    conditions.add(this.scope.sql(viewer, 'users.id', conditions.nextParam));
    if (filter?.isVerified != null) conditions.equals('is_verified', String(filter.isVerified));
    conditions.search(searchedText, filter?.search);
    const order = { ...orders[sort ?? StaffUserSort.NAME] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    return pageOfIds(this.dataSource, 'users', conditions, order, page);
  }

  /** Everybody in the viewer's scope who can sign in, by name. */
  pageOfReceivers(viewer: Viewer, { excludingId, search, ...page }: ReceiversArgs): Promise<PageOfIds> {
    const conditions = new ListConditions().add(this.scope.sql(viewer, 'users.id')).equals('is_verified', 'true');
    conditions.where((ids) => `id <> all(${ids}::uuid[])`, [excludingId, ORGANIZATION_ID]);
    conditions.search(searchedText, search, { path: 'search' });
    return pageOfIds(this.dataSource, 'users', conditions, orders.name, page);
  }
}
