import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import type { ConnectionOf } from '../../../platform/graphql';
import { MutationReturning } from '../../../platform/graphql';
import { DeliveryLog } from './delivery-log.service';
import type { DeliveryRow } from './delivery-log.service';
import { SendByHand } from './send-by-hand';
import { WebhookTryNode, WebhookDeliveryConnection, WebhookDeliveryNode } from './webhook-delivery.type';
import { toTryNode } from './webhook-try.view';
import { WebhookDeliveriesArgs, WebhookDeliveryIdInput, WebhookEndpointIdInput } from './webhooks.inputs';

@Resolver(() => WebhookDeliveryNode)
export class WebhookDeliveriesResolver {
  constructor(
    private readonly log: DeliveryLog,
    private readonly byHand: SendByHand,
  ) {}

  @Query(() => WebhookDeliveryConnection, {
    description: 'The newest first; kept for 30 days unless configured otherwise.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  webhookDeliveries(
    @CurrentViewer() viewer: Viewer,
    @Args() args: WebhookDeliveriesArgs,
  ): Promise<ConnectionOf<DeliveryRow>> {
    return this.log.list(viewer, args);
  }

  @Query(() => WebhookDeliveryNode, { description: 'One delivery with its tries.' })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  webhookDelivery(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<DeliveryRow> {
    return this.log.find(viewer, id);
  }

  @MutationReturning('delivery', () => WebhookDeliveryNode, {
    description:
      'Sends a `webhook.test`, once, also to an endpoint that is switched off. Ask for the delivery to see how it went.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  async testWebhookEndpoint(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: WebhookEndpointIdInput,
  ): Promise<DeliveryRow> {
    return this.log.find(viewer, await this.byHand.test(viewer, origin, id));
  }

  @MutationReturning('delivery', () => WebhookDeliveryNode, {
    description: 'The same message with the same id, by the whole schedule anew.',
  })
  @StaffOnly()
  @KeyScope('ADMINISTRATION')
  async replayWebhookDelivery(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: WebhookDeliveryIdInput,
  ): Promise<DeliveryRow> {
    return this.log.find(viewer, await this.byHand.replay(viewer, origin, id));
  }

  @ResolveField(() => [WebhookTryNode])
  async tries(@Parent() { id }: DeliveryRow): Promise<WebhookTryNode[]> {
    return (await this.log.triesOf(id)).map(toTryNode);
  }
}
