import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ChangeConnections } from './change-connections';
import { TrackingConnections } from './tracking-connections.service';
import { ConnectTrackingSystemInput, TrackingConnectionIdInput } from './tracking.inputs';
import { ConnectTrackingSystemPayload, TrackingConnectionNode } from './tracking.type';

@Resolver(() => TrackingConnectionNode)
export class TrackingResolver {
  constructor(
    private readonly connections: TrackingConnections,
    private readonly change: ChangeConnections,
  ) {}

  @Query(() => [TrackingConnectionNode], { description: "The viewer's own, oldest first." })
  @StaffOnly()
  @NoKeys()
  trackingConnections(@CurrentViewer() viewer: Viewer): Promise<TrackingConnectionNode[]> {
    return this.connections.list(viewer);
  }

  @Mutation(() => ConnectTrackingSystemPayload, {
    description:
      'Makes a key for an applicant tracking system and shows it this once. At most five connections a user.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  connectTrackingSystem(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: ConnectTrackingSystemInput,
  ): Promise<ConnectTrackingSystemPayload> {
    return this.change.connect(viewer, origin, input);
  }

  @MutationReturning('trackingConnections', () => [TrackingConnectionNode], {
    description: 'Sends one harmless call; `webhookDeliveries` of the connection says how it was answered.',
  })
  @StaffOnly()
  @NoKeys()
  async testTrackingSystem(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { id }: TrackingConnectionIdInput,
  ): Promise<TrackingConnectionNode[]> {
    await this.change.test(viewer, id);
    return this.connections.list(viewer);
  }

  @MutationReturning('trackingConnections', () => [TrackingConnectionNode], {
    description: 'Ends its key and forgets its orders; the invitations and their results stay. Answers with the rest.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  async disconnectTrackingSystem(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: TrackingConnectionIdInput,
  ): Promise<TrackingConnectionNode[]> {
    await this.change.disconnect(viewer, origin, id);
    return this.connections.list(viewer);
  }
}
