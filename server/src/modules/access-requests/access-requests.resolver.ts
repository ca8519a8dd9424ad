import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, KeyScope, Public, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { CurrentOrigin } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { MutationReturning } from '../../platform/graphql';
import { SUPPORT_ANSWERS_WITHIN_HOURS } from '../identity';
import { AccessRequestConnection, AccessRequestNode } from './access-request.type';
import { AccessRequestsArgs } from './access-requests.args';
import { DecideAccessRequestInput, RequestAccessInput } from './access-requests.inputs';
import { AccessRequests } from './access-requests.queries';
import { DecideAccessRequest } from './decide-access-request';
import { RequestAccess } from './request-access';

@Resolver(() => AccessRequestNode)
export class AccessRequestsResolver {
  constructor(
    private readonly requests: AccessRequests,
    private readonly request: RequestAccess,
    private readonly decide: DecideAccessRequest,
  ) {}

  @Query(() => AccessRequestConnection, { description: 'Who has asked for access.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  accessRequests(@Args() args: AccessRequestsArgs): Promise<AccessRequestConnection> {
    return this.requests.list(args);
  }

  @Query(() => Int, { description: 'How many requests for access wait.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  openAccessRequestCount(): Promise<number> {
    return this.requests.openCount();
  }

  @MutationReturning('answerWithinHours', () => Int, { description: 'Answered by mail.' })
  @Public()
  async requestAccess(
    @Args('input') input: RequestAccessInput,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<number> {
    await this.request.execute(input, origin);
    return SUPPORT_ANSWERS_WITHIN_HOURS;
  }

  @MutationReturning('accessRequest', () => AccessRequestNode, { description: 'Final, and answered by mail.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  decideAccessRequest(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: DecideAccessRequestInput,
  ): Promise<AccessRequestNode> {
    return this.decide.execute(viewer, origin, input);
  }
}
