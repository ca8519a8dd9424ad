export { DecideDialog } from './decide-dialog';
export { DecisionCell } from './decision-cell';
export { DecisionFilter } from './decision-filter';
export { DecisionPanel } from './decision-panel';
export { StagesDialog } from './stages-dialog';
export { TagDialog } from './tag-dialog';
export { LetterDrawer } from './letter-drawer';
