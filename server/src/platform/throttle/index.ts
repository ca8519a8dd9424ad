export { Allowances } from './allowances';
export { holdRefused, refuseLate } from './hold-refused';
export { Slots } from './slots';
export { Throttle } from './throttle';
