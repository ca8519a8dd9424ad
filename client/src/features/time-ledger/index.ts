export { TimeLedgerButton } from './time-ledger-button';
export { TimeLedgerDrawer } from './time-ledger-drawer';
