export { AppConfig } from './app-config';
export type { S3Settings } from './s3-settings';
export type { Environment } from './settings';
export { StartupProblem } from './startup-problem';
