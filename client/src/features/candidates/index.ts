export { InviteDrawer } from './invite/invite-drawer';
export { FunnelBar } from './list/funnel-bar';
export { InvitationTable, type Sorting } from './list/invitation-table';
export { StageFilter, stagesOf } from './list/stage-filter';
