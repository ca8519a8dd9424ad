export { AppConfig } from './app-config';
export type { ScannerAddress } from './scanner-address';
export type { S3Settings } from './s3-settings';
export type { Environment } from './settings';
export { StartupProblem } from './startup-problem';
