export { freePort } from '../../src/platform/database/embedded/free-port';
