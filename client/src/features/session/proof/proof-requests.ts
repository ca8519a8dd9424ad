/** Somebody waits for a proof: whoever asks meanwhile waits with them. */
interface Waiting {
  proof: Promise<boolean>;
  settle: (given: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Asks the person to show that it is them. False when they turned away. */
export function askForProof(): Promise<boolean> {
  if (waiting) return waiting.proof;
  let settle: Waiting['settle'] = () => undefined;
  const proof = new Promise<boolean>((resolve) => (settle = resolve));
  waiting = { proof, settle };
  tell();
  return proof;
}

export function settleProof(given: boolean): void {
  const settled = waiting;
  waiting = null;
  tell();
  settled?.settle(given);
}

export const isProofAsked = (): boolean => waiting !== null;

export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
