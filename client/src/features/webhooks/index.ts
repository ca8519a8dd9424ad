export { DeliveryLog } from './delivery-log';
export { WebhooksPanel } from './webhooks-panel';
