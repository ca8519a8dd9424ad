import { Args, ID, Int, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ChangeVerification } from './change-verification';
import { CreatePeople } from './create-people';
import { DeleteStaffUser } from './delete-staff-user';
import { EndStaffSessions } from './end-staff-sessions';
import {
  ChangeStaffVerificationInput,
  CreateAdminInput,
  CreateHrInput,
  DeleteStaffUserInput,
  EndStaffSessionsInput,
  UpdateHrInput,
} from './people.inputs';
import { StaffUserNode } from './staff-user.type';
import { toStaffUser } from './staff-user';
import { UpdateHr } from './update-hr';

@Resolver(() => StaffUserNode)
export class PeopleResolver {
  constructor(
    private readonly create: CreatePeople,
    private readonly update: UpdateHr,
    private readonly verification: ChangeVerification,
    private readonly remove: DeleteStaffUser,
    private readonly ending: EndStaffSessions,
  ) {}

  @MutationReturning('staffUser', () => StaffUserNode, { description: 'Mails a link to set the password.' })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  async createAdmin(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreateAdminInput,
  ): Promise<StaffUserNode> {
    return toStaffUser(await this.create.admin(viewer, origin, input));
  }

  @MutationReturning('staffUser', () => StaffUserNode, { description: 'Mails a link to set the password.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  async createHr(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreateHrInput,
  ): Promise<StaffUserNode> {
    return toStaffUser(await this.create.hr(viewer, origin, input));
  }

  @MutationReturning('staffUser', () => StaffUserNode, { description: 'Changes an HR user.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  async updateHr(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: UpdateHrInput,
  ): Promise<StaffUserNode> {
    return toStaffUser(await this.update.execute(viewer, origin, input));
  }

  @MutationReturning('staffUser', () => StaffUserNode, { description: 'Verifies or disables a user.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  async changeStaffVerification(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ChangeStaffVerificationInput,
  ): Promise<StaffUserNode> {
    return toStaffUser(await this.verification.execute(viewer, origin, input));
  }

  @MutationReturning('endedSessions', () => Int, {
    description: 'Signs a user out everywhere; API keys stay.',
  })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  endStaffSessions(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: EndStaffSessionsInput,
  ): Promise<number> {
    return this.ending.execute(viewer, origin, id);
  }

  @MutationReturning('staffUserId', () => ID, {
    description: 'Deletes a user; their records are handed over or go with them.',
  })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  async deleteStaffUser(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: DeleteStaffUserInput,
  ): Promise<string> {
    await this.remove.execute(viewer, origin, input);
    return input.id;
  }
}
