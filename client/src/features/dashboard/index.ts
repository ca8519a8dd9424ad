export { AttendanceChart } from './attendance-chart';
export { DashboardStats, type StatPaths } from './dashboard-stats';
export { withHeard, type LiveAttempt, type LiveList } from './live-attempts';
export { LivePanel } from './live-panel';
export { RecentAssessments } from './recent-assessments';
export { firstSteps, type FirstStep, type FirstSteps } from './first-steps';
export { FirstStepsPanel } from './first-steps-panel';
