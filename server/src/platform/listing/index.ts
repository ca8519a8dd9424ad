export { connectionOfIds } from './connection-of-ids';
export { ListConditions } from './list-conditions';
export { pageOfIds } from './page-of-ids';
export type { ListOrder, PageOfIds } from './page-of-ids';
