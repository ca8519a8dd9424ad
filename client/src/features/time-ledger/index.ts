export { TimeLedgerDrawer } from './time-ledger-drawer';
