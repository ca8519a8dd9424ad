export { FollowedValue } from './followed-value';
