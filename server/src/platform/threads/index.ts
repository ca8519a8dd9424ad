export { ThreadOptions } from './thread-options';
export { threadWork } from './thread-work';
export { Threads } from './threads';
