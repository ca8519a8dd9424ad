export { InviteDrawer } from './invite/invite-drawer';
export { LifeBar } from './life/life-bar';
export { LifeDialog, type LifeQuestion } from './life/life-dialog';
export { FunnelBar } from './list/funnel-bar';
export { InvitationTable, type Sorting } from './list/invitation-table';
export { StageFilter, stagesOf } from './list/stage-filter';
