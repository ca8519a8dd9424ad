export { LiveBus } from './live-bus';
