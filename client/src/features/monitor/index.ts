export { ControlDialog, type ControlRequest } from './control-dialog';
export type { AttemptCommand } from './control.schema';
export { ExtraTimeDialog } from './extra-time-dialog';
export { MessageDialog } from './message-dialog';
export { MonitorCounts } from './monitor-counts';
export { MonitorTable } from './monitor-table';
export { MonitorToolbar, useMonitorFilter } from './monitor-toolbar';
export { attemptsInOrder, attemptsMatching, withAttempt, type MonitoredAttempt } from './monitored-attempts';
