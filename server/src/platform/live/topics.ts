import { TopicIterator } from './topic-iterator';

type Listener = (payload: object) => void;

/** Who listens to what in this process. */
export class Topics {
  private readonly listeners = new Map<string, Set<Listener>>();

  deliver(topic: string, payload: object): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(payload);
  }

  iterate<Payload extends object>(topic: string): TopicIterator<Payload> {
    return new TopicIterator<Payload>((listener) => this.listen(topic, listener));
  }

  private listen(topic: string, listener: Listener): () => void {
    const group = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size === 0) this.listeners.delete(topic);
    };
  }
}
