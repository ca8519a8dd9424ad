export { startEmbeddedPostgres } from './start-embedded-postgres';
