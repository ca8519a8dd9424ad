export { IntegrationsModule } from './integrations.module';
export { WebhooksModule } from './webhooks/webhooks.module';
