export { AppConfig } from './app-config';
export type { Environment } from './settings';
export { StartupProblem } from './startup-problem';
