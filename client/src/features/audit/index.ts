export { AuditTable, type AuditRow } from './audit-table';
export { AuditToolbar } from './audit-toolbar';
export { readAuditSearch } from './audit.search';
export { EntryDrawer } from './entry-drawer';
