import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, NoKeys, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { MutationReturning } from '../../../../platform/graphql';
import { EndSessionInput } from './end-session.inputs';
import { StaffSessionNode } from './staff-session.type';
import { StaffSessions } from './staff-sessions.service';

@Resolver(() => StaffSessionNode)
export class StaffSessionsResolver {
  constructor(private readonly own: StaffSessions) {}

  @Query(() => [StaffSessionNode], { description: "The viewer's own, last used first." })
  @StaffOnly()
  @NoKeys()
  sessions(@CurrentViewer() viewer: Viewer): Promise<StaffSessionNode[]> {
    return this.own.list(viewer);
  }

  @MutationReturning('sessions', () => [StaffSessionNode], {
    description: 'Ends one session everywhere at once; also the present one.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  endSession(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: EndSessionInput,
  ): Promise<StaffSessionNode[]> {
    return this.own.end(viewer, origin, id);
  }

  @MutationReturning('sessions', () => [StaffSessionNode], { description: 'Ends every session but the present one.' })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  endOtherSessions(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<StaffSessionNode[]> {
    return this.own.endOthers(viewer, origin);
  }
}
