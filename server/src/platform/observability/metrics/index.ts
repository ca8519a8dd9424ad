export { Metrics } from './metrics';
export type { Outcome } from './metrics';
