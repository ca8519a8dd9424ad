export { IntegrationsModule } from './integrations.module';
export { WebhooksModule } from './webhooks/webhooks.module';
export type { ApiReference } from './reference/api-reference';
export { TrackingModule } from './tracking/tracking.module';
export { ReturnPathModule } from './return-path/return-path.module';
