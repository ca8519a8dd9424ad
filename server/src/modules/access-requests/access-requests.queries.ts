import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { SortDirection } from '../../platform/graphql';
import type { ConnectionOf } from '../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../platform/listing';
import type { ListOrder } from '../../platform/listing';
import { AccessRequest } from './access-request.entity';
import { AccessRequestSort } from './access-requests.args';
import type { AccessRequestsArgs } from './access-requests.args';

const searchedText = `name || ' ' || email || ' ' || phone || ' ' || company_name || ' ' || message`;

const orders: Record<AccessRequestSort, ListOrder> = {
  created_at: { key: 'created_at', type: 'timestamptz', isDescending: true },
  name: { key: 'fold_text(name)', type: 'text', isDescending: false },
  company_name: { key: 'fold_text(company_name)', type: 'text', isDescending: false },
};

/** Requests have no owner: whoever may decide sees them all. */
@Injectable()
export class AccessRequests {
  constructor(private readonly dataSource: DataSource) {}

  async list({ filter, sort, direction, ...pageArgs }: AccessRequestsArgs): Promise<ConnectionOf<AccessRequest>> {
    const conditions = new ListConditions().equals('status', filter?.status).search(searchedText, filter?.search);
    const order = { ...orders[sort ?? AccessRequestSort.CREATED_AT] };
    if (direction) order.isDescending = direction === SortDirection.DESC;
    const page = await pageOfIds(this.dataSource, 'access_requests', conditions, order, pageArgs);
    return connectionOfIds(page, pageArgs.after, (ids) =>
      this.dataSource.manager.findBy(AccessRequest, { id: In(ids) }),
    );
  }

  openCount(): Promise<number> {
    return this.dataSource.manager.countBy(AccessRequest, { status: 'open' });
  }
}
