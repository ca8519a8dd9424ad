import type { Viewer } from '../caller/viewer';

/** How long a proof holds for what is dangerous. */
export const PROOF_MINUTES = 15;

/** What an operation asks of the person beside being signed in. */
export interface Demands {
  freshProof: boolean;
  beforeFactor: boolean;
}

export type Shortcoming = 'factor' | 'proof';

/** What somebody has to do first; null when nothing. A program stands for itself: its key was made under proof. */
export function shortcomingOf(viewer: Viewer, demands: Demands, now: Date): Shortcoming | null {
  if (viewer.apiKey) return null;
  if (viewer.lacksFactor && !demands.beforeFactor) return 'factor';
  if (!demands.freshProof) return null;
  const age = now.getTime() - (viewer.provedAt?.getTime() ?? 0);
  return age <= PROOF_MINUTES * 60_000 ? null : 'proof';
}
