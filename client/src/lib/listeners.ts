/** Who wants to hear of each change, as `useSyncExternalStore` asks to. */
export class Listeners {
  readonly #all = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell(): void {
    this.#all.forEach((listener) => listener());
  }
}
