import { createHash } from 'node:crypto';

/** Numbers from 0 to below 1 that look random and are the same at every seeding. */
export class Chance {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  next(): number {
    this.drawn += 1;
    return createHash('sha256').update(`${this.seed}/${this.drawn}`).digest().readUInt32BE(0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
}
