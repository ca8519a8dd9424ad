export { Allowances } from './allowances';
export { holdRefused, refuseLate } from './hold-refused';
export { Pace } from './pace';
export { Slots } from './slots';
export { Throttle } from './throttle';
