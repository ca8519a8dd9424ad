import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentsModule } from '../../assessments';
import { IdentityModule } from '../../identity';
import { Announce } from './announce';
import { Callbacks } from './callbacks';
import { CallbacksQueries } from './callbacks.queries';
import { ChangeSecret } from './change-secret';
import { ChangeWebhooks } from './change-webhooks';
import { Deliver } from './deliver';
import { DeliveriesQueries } from './deliveries.queries';
import { DeliveryLog } from './delivery-log.service';
import { EndpointHealth } from './endpoint-health';
import { ForgetWebhooks } from './forget-webhooks';
import { RecordTry } from './record-try';
import { SendByHand } from './send-by-hand';
import { SweepWebhooks } from './sweep-webhooks';
import { TryEndpoint } from './try-endpoint';
import { WebhookTry } from './webhook-try.entity';
import { WebhookDeliveriesResolver } from './webhook-deliveries.resolver';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookDisabledMail } from './webhook-disabled.mail';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookEndpointsResolver } from './webhook-endpoints.resolver';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { WebhookMessage } from './webhook-message.entity';
import { WebhookRecords } from './webhook-records';
import { WebhookSecrets } from './webhook-secrets';
import { WebhookTargets } from './webhook-targets';

const entities = [WebhookTry, WebhookDelivery, WebhookEndpoint, WebhookMessage];

@Module({
  imports: [AssessmentsModule, IdentityModule, TypeOrmModule.forFeature(entities)],
  providers: [
    Announce,
    Callbacks,
    CallbacksQueries,
    DeliveriesQueries,
    Deliver,
    EndpointHealth,
    RecordTry,
    TryEndpoint,
    WebhookTargets,
    ForgetWebhooks,
    SweepWebhooks,
    WebhookDisabledMail,
    WebhookRecords,
    ChangeSecret,
    ChangeWebhooks,
    DeliveryLog,
    SendByHand,
    WebhookEndpoints,
    WebhookSecrets,
    WebhookDeliveriesResolver,
    WebhookEndpointsResolver,
  ],
  exports: [WebhookTargets],
})
export class WebhooksModule {}
