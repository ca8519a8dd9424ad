export { connectionOfIds } from './connection-of-ids';
export { ListConditions } from './list-conditions';
export { connectionOfWhole } from './connection-of-whole';
export { pageOfIds, pagesOfParents } from './page-of-ids';
export type { ListOrder, PageOfIds } from './page-of-ids';
export { literal, searchWords } from './search-patterns';
