import type { SignInRules } from './sign-in-rules.entity';

const DAY_MS = 86_400_000;

/** Until when somebody may do without a second factor; null when nobody demands one. Who comes later gets the whole time too. */
export function factorDeadline(rules: SignInRules | null, { createdAt }: { createdAt: Date }): Date | null {
  if (!rules?.factorDemandedAt) return null;
  const from = Math.max(rules.factorDemandedAt.getTime(), createdAt.getTime());
  return new Date(from + rules.graceDays * DAY_MS);
}
