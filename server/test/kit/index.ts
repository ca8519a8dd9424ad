export { ApiClient } from './api-client';
export { createTestApp } from './app';
export type { TestApp } from './app';
export { aUser } from './builders';
export { SignedIn } from './viewers';
export { TestSocket } from './socket';
