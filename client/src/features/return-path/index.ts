export { ReturnSecret } from './return-secret';
