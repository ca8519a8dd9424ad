import { createHash } from 'node:crypto';

/** In an order that depends on the seed alone: the same attempt is always shuffled alike, and nobody can foresee it. */
export function shuffled<Item>(items: readonly Item[], seed: string, idOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({
      item,
      rank: createHash('sha256')
        .update(`${seed}/${idOf(item)}`)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}
