export { createLog, Log } from './log';
export { NestLogger } from './nest-logger';
export { withoutSecrets } from './without-secrets';
