import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ChangeSecret } from './change-secret';
import { ChangeWebhooks } from './change-webhooks';
import { WebhookEndpointNode } from './webhook-endpoint.type';
import { WebhookEndpoints } from './webhook-endpoints.service';
import {
  CreateWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
  WebhookEndpointIdInput,
} from './webhooks.inputs';

@Resolver(() => WebhookEndpointNode)
export class WebhookEndpointsResolver {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly change: ChangeWebhooks,
    private readonly secret: ChangeSecret,
  ) {}

  @Query(() => [WebhookEndpointNode], {
    description: "Those of one assessment; without one, the viewer's own for all of their assessments. Oldest first.",
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  webhookEndpoints(
    @CurrentViewer() viewer: Viewer,
    @Args('assessmentId', {
      type: () => ID,
      nullable: true,
      description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.',
    })
    assessmentId?: string | null,
  ): Promise<WebhookEndpointNode[]> {
    return this.endpoints.list(viewer, assessmentId ?? null);
  }

  @Query(() => WebhookEndpointNode)
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  webhookEndpoint(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<WebhookEndpointNode> {
    return this.endpoints.find(viewer, id);
  }

  @MutationReturning('webhookEndpoint', () => WebhookEndpointNode, {
    description:
      'At most 10 for one assessment, and 10 for all of an owner. An address is refused with the rule it breaks.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  createWebhookEndpoint(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreateWebhookInput,
  ): Promise<WebhookEndpointNode> {
    return this.change.create({ viewer, origin }, input);
  }

  @MutationReturning('webhookEndpoint', () => WebhookEndpointNode, {
    description:
      'The one by which all callbacks of invitations go that the viewer sends: its secret signs them, its log has them. Made ' +
      'if it is not there.',
  })
  @StaffOnly()
  @KeyScope('INVITE')
  prepareCallbacks(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
  ): Promise<WebhookEndpointNode> {
    return this.change.prepareCallbacks({ viewer, origin });
  }

  @MutationReturning('webhookEndpoint', () => WebhookEndpointNode, {
    description: 'Switching it off cancels what is on its way.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  updateWebhookEndpoint(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: UpdateWebhookInput,
  ): Promise<WebhookEndpointNode> {
    return this.change.update({ viewer, origin }, input);
  }

  @MutationReturning('webhookEndpointId', () => ID, { description: 'Its delivery log goes with it.' })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  async deleteWebhookEndpoint(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: WebhookEndpointIdInput,
  ): Promise<string> {
    await this.change.delete({ viewer, origin }, id);
    return id;
  }

  @MutationReturning('secret', () => String, {
    description: 'The secret that signs, `whsec_…`; a mutation, because the look is audited.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  revealWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: WebhookEndpointIdInput,
  ): Promise<string> {
    return this.secret.reveal(viewer, origin, id);
  }

  @MutationReturning('webhookEndpoint', () => WebhookEndpointNode, {
    description: 'Both secrets sign until the overlap is over.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  @FreshProof()
  rotateWebhookSecret(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: RotateWebhookSecretInput,
  ): Promise<WebhookEndpointNode> {
    return this.secret.rotate(viewer, origin, input);
  }
}
