export { ApiClient } from './api-client';
export { createTestApp } from './app';
export type { TestApp } from './app';
export { aUser } from './builders';
export { inSteps } from './lanes';
export { inputOf, ofMembers } from './members';
export { KeyHolder, SignedIn } from './viewers';
export { race } from './race';
export { TestSocket } from './socket';
