export { IntegrationsModule } from './integrations.module';
export { WebhooksModule } from './webhooks/webhooks.module';
export type { ApiReference } from './reference/api-reference';
