import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { StaffHoldings } from './holdings';
import { StaffUserConnection, StaffUserHoldings, StaffUserNode } from './staff-user.type';
import { toStaffUser } from './staff-user';
import { ReceiversArgs, StaffUsersArgs } from './staff-users.args';
import { StaffUsers } from './staff-users.service';

@Resolver(() => StaffUserNode)
export class StaffUsersResolver {
  constructor(
    private readonly staffUsers: StaffUsers,
    private readonly holdings: StaffHoldings,
  ) {}

  @Query(() => StaffUserConnection)
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  admins(@CurrentViewer() viewer: Viewer, @Args() args: StaffUsersArgs): Promise<StaffUserConnection> {
    return this.staffUsers.list(viewer, 'admin', args);
  }

  @Query(() => StaffUserConnection)
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  hrs(@CurrentViewer() viewer: Viewer, @Args() args: StaffUsersArgs): Promise<StaffUserConnection> {
    return this.staffUsers.list(viewer, 'Hr', args);
  }

  @Query(() => StaffUserNode)
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  async hr(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<StaffUserNode> {
    return toStaffUser(await this.staffUsers.find(viewer, id, 'Hr'));
  }

  @Query(() => StaffUserNode)
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  async admin(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<StaffUserNode> {
    return toStaffUser(await this.staffUsers.find(viewer, id, 'admin'));
  }

  @Query(() => StaffUserHoldings, { description: 'What deleting the user would touch.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  staffUserHoldings(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<StaffUserHoldings> {
    return this.holdings.of(viewer, id);
  }

  @Query(() => StaffUserConnection, { description: 'Who may take over the records of this user, by name.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  receivers(@CurrentViewer() viewer: Viewer, @Args() args: ReceiversArgs): Promise<StaffUserConnection> {
    return this.staffUsers.receivers(viewer, args);
  }
}
