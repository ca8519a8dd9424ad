import { addSeconds } from '../attempt';
import { Chance } from './chance';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Who sits at the very moment of the seeding, and at which question. */
const sittingNow: Readonly<Record<string, number>> = {
  'omar.rashid@example.com': 3,
  'tariq.mansour@example.com': 9,
  'a.qahtani@example.com': 5,
  'hana.suleiman@example.com': 2,
};

/** Who lost the line for good, and after which question: the server submits for them. */
const vanished: Readonly<Record<string, number>> = { 'ahmad.benali@example.com': 4, 'peter.lindqvist@example.org': 6 };

/** Whose last answer to a question waited for the network until the question was closed. */
const lateAnswers: ReadonlySet<string> = new Set(['reem.barakat@example.com', 'samer.issa@example.com']);

export interface DemoPlan {
  ability: number;
  /** Of the time that a question allows, what somebody takes who sits at this moment. */
  pace: number;
  chance: Chance;
  hasLateAnswer: boolean;
  /** Null for somebody who sits at this moment. */
  startsAt: Date | null;
  /** The question that is never finished. */
  stopsAt: number | null;
}

/** Most know most of it; a few do not, and a few know all. */
const abilityOf = (chance: Chance) => 0.3 + 0.68 * chance.next() ** 0.8;

/** Everybody's own, and the same at every question, so that whoever looks later finds them where they would be. */
const paceOf = (email: string) => new Chance(`${email} pace`).between(0.55, 0.95);

/** Somebody who sits at this moment, and has come as far as question `position`. */
export function sittingPlan(email: string, position: number): DemoPlan {
  const ability = abilityOf(new Chance(email));
  return {
    ability,
    pace: paceOf(email),
    chance: new Chance(`${email} ${position}`),
    hasLateAnswer: false,
    startsAt: null,
    stopsAt: position,
  };
}

/** How somebody of the demo data did; null when they have not come yet. */
export function demoPlan({ email, invitedAt }: { email: string; invitedAt: Date }, now: Date): DemoPlan | null {
  const chance = new Chance(`${email} ${Math.round((now.getTime() - invitedAt.getTime()) / 3_600_000)}`);
  const ability = abilityOf(chance);
  const plan = { ability, pace: paceOf(email), chance, hasLateAnswer: lateAnswers.has(email) };
  const position = sittingNow[email];
  if (position) return { ...plan, startsAt: null, stopsAt: position };
  const startsAt = addSeconds(invitedAt, chance.between(3 * HOUR, 5 * DAY));
  const isAbsent = chance.happens(0.18) || addSeconds(startsAt, 3 * HOUR) > now;
  return isAbsent ? null : { ...plan, startsAt, stopsAt: vanished[email] ?? null };
}
