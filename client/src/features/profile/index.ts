export { AccountFacts } from './account-facts';
export { NameForm } from './name-form';
export { SessionList } from './session-list';
