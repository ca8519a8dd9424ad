export { PromptThreads } from './prompt-threads';
export { ThreadOptions } from './thread-options';
export { ThreadPool } from './thread-pool';
export { threadWork } from './thread-work';
export { Threads } from './threads';
export { FileTookTooLong } from './threads.errors';
