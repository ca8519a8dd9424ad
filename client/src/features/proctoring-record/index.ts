export { ProctoringTimeline } from './proctoring-timeline';
