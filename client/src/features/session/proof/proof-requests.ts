import { Listeners } from '../../../lib/listeners';

/** Somebody waits for a proof: whoever asks meanwhile waits with them. */
interface Waiting {
  proof: Promise<boolean>;
  settle: (given: boolean) => void;
}

let waiting: Waiting | null = null;
const listeners = new Listeners();

/** Asks the person to show that it is them. False when they turned away. */
export function askForProof(): Promise<boolean> {
  if (waiting) return waiting.proof;
  let settle: Waiting['settle'] = () => undefined;
  const proof = new Promise<boolean>((resolve) => (settle = resolve));
  waiting = { proof, settle };
  listeners.tell();
  return proof;
}

export function settleProof(given: boolean): void {
  const settled = waiting;
  waiting = null;
  listeners.tell();
  settled?.settle(given);
}

export const isProofAsked = (): boolean => waiting !== null;

export const onProofAsked = listeners.subscribe;
