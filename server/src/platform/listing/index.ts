export { ListConditions } from './list-conditions';
export { pageOfIds } from './page-of-ids';
export type { ListOrder, PageOfIds } from './page-of-ids';
