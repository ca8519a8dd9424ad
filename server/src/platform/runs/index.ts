export { RunProgress } from './run-progress';
export { RunRow } from './run-row';
export { RunStopped } from './run-stopped';
export { Runs } from './runs';
export type { ClaimedRun } from './runs';
export { workOn } from './work-on';
export type { RunWork, Undo } from './work-on';
