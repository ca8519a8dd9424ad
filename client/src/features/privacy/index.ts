export { Certificate } from './certificate';
export { EraseDialog } from './erase-dialog';
export { ErasuresPart } from './erasures-part';
export { RetentionPart } from './retention-part';
export { StoredTables } from './stored-tables';
