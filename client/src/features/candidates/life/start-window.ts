/** ISO; null for no date; undefined: each keeps the one that it has. */
export interface StartWindow {
  opensAt: string | null | undefined;
  expiresAt: string | null | undefined;
}

export const ALWAYS: StartWindow = { opensAt: null, expiresAt: null };

/** What they have in common. */
export function commonWindow(
  invitations: readonly { opensAt: string | null; expiresAt: string | null }[],
): StartWindow {
  const common = (moments: (string | null)[]) => (new Set(moments).size > 1 ? undefined : (moments[0] ?? null));
  return {
    opensAt: common(invitations.map(({ opensAt }) => opensAt)),
    expiresAt: common(invitations.map(({ expiresAt }) => expiresAt)),
  };
}

export const isInOrder = ({ opensAt, expiresAt }: StartWindow): boolean =>
  !opensAt || !expiresAt || Date.parse(opensAt) < Date.parse(expiresAt);

interface Bounded {
  opensAt: string | null;
  expiresAt: string | null;
  assessment: { configuration: { opensAt: string | null; closesAt: string | null } };
}

/** When it can really be begun: within the assessment's own window, as the server lets people in. */
export function windowInForce({ opensAt, expiresAt, assessment: { configuration } }: Bounded) {
  return {
    opensAt: inOrderOfTime(opensAt, configuration.opensAt).at(-1) ?? null,
    expiresAt: inOrderOfTime(expiresAt, configuration.closesAt).at(0) ?? null,
  };
}

const inOrderOfTime = (...moments: (string | null)[]): string[] =>
  moments.filter((moment) => moment !== null).sort((one, other) => Date.parse(one) - Date.parse(other));
