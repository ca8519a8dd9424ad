export { Allowances } from './allowances';
export { holdRefused } from './hold-refused';
export { Slots } from './slots';
export { Throttle } from './throttle';
