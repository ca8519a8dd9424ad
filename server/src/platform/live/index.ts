export { LiveBus } from './live-bus';
export { TopicIterator } from './topic-iterator';
