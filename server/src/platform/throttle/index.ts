export { Allowances } from './allowances';
export { holdRefused, refuseLate } from './hold-refused';
export { LookUps } from './look-ups';
export type { LookUpEnd } from './look-ups';
export { Pace } from './pace';
export { RequestAllowances } from './request-allowances';
export { Slots } from './slots';
export { Throttle } from './throttle';
