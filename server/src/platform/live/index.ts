export { LiveBus } from './live-bus';
export { PickedIterator } from './picked-iterator';
export { TopicIterator } from './topic-iterator';
export { watchOne } from './watch-one';
