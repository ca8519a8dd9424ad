export { Allowances } from './allowances';
export { Slots } from './slots';
export { Throttle } from './throttle';
