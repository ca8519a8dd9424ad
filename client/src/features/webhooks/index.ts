export { WebhooksPanel } from './webhooks-panel';
