export { TrackingPart } from './tracking-part';
