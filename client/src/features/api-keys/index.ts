export { ApiKeysPart } from './api-keys-part';
