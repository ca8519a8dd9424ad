import type { Log } from '../observability';
import type { TopicIterator } from './topic-iterator';
import { Topics } from './topics';

/**
 * Tells every process of the product that something changed. Deliveries can be lost: what matters is in the database, and a
 * listener fetches anew when its connection comes back.
 */
export abstract class LiveBus {
  private readonly topics = new Topics();

  constructor(protected readonly log: Log) {}

  /** Call it after the commit. Keep the payload small (ids): 7,900 bytes at most. A bus that is down is logged, not thrown. */
  async publish(topic: string, payload: object): Promise<void> {
    const message = JSON.stringify({ topic, payload });
    if (Buffer.byteLength(message) > MAX_BYTES) throw new Error(`A message to ${topic} is too long: send ids.`);
    try {
      await this.send(message);
    } catch (error) {
      this.log.warn({ topic, reason: (error as Error).message }, 'live message lost');
    }
  }

  /** Everything published to the topic from now on, until the consumer stops. */
  iterate<Payload extends object>(topic: string): TopicIterator<Payload> {
    return this.topics.iterate<Payload>(topic);
  }

  protected abstract send(message: string): Promise<void>;

  protected receive(message: string): void {
    const { topic, payload } = JSON.parse(message) as { topic: string; payload: object };
    this.topics.deliver(topic, payload);
  }
}

/** PostgreSQL carries notifications below 8,000 bytes. */
const MAX_BYTES = 7_900;
