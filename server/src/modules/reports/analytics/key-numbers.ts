const FEWEST_SLOTS = 1_024;

/** Numbers keys of 64 random bits from 0 on, in order of discovery: a hash table without an object for each key. */
export class KeyNumbers {
  /** How many different keys were seen. */
  size = 0;
  /** Number + 1, where the key belongs or in the next free slot; at most half of them are taken. */
  private slots = new Int32Array(FEWEST_SLOTS);
  /** Two halves for each number. */
  private halves = new Int32Array(FEWEST_SLOTS);

  /** @param low at least as random as `high` */
  numberOf(high: number, low: number): number {
    const last = this.slots.length - 1;
    for (let slot = low & last; ; slot = (slot + 1) & last) {
      const number = (this.slots[slot] ?? 0) - 1;
      if (number < 0) return this.add(high, low, slot);
      if (this.halves[2 * number] === high && this.halves[2 * number + 1] === low) return number;
    }
  }

  private add(high: number, low: number, slot: number): number {
    this.halves[2 * this.size] = high;
    this.halves[2 * this.size + 1] = low;
    this.size += 1;
    this.slots[slot] = this.size;
    if (2 * this.size >= this.slots.length) this.grow();
    return this.size - 1;
  }

  private grow(): void {
    const halves = new Int32Array(2 * this.halves.length);
    halves.set(this.halves);
    this.halves = halves;
    this.slots = new Int32Array(2 * this.slots.length);
    const last = this.slots.length - 1;
    for (let number = 0; number < this.size; number += 1) {
      let slot = (halves[2 * number + 1] ?? 0) & last;
      while (this.slots[slot] !== 0) slot = (slot + 1) & last;
      this.slots[slot] = number + 1;
    }
  }
}
