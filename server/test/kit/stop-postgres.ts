let release: (() => Promise<void>) | undefined;

/** Jest loads set-up and teardown in one process, so what set-up started can be handed over in memory. */
export function keepForTeardown(stop: () => Promise<void>): void {
  release = stop;
}

export default async function stopPostgres(): Promise<void> {
  await release?.();
}
