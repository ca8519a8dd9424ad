import { Candidate } from '../stage/candidate.mjs';
import { ADMIN, Stage, until } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';
import { judge } from '../stage/verdict.mjs';

/**
 * A stage for the time of one fault, and the verdict on it.
 *
 * @param {ConstructorParameters<typeof Stage>[0]} wanted
 * @param {(stage: Stage, staff: Staff) => Promise<{ candidates: Candidate[], seen?: string }>} act `seen` is what else is worth a word
 */
export async function play(wanted, act) {
  const stage = new Stage(wanted);
  try {
    await stage.open();
    const { candidates, seen } = await act(stage, await Staff.signIn(stage.originOf(), ADMIN));
    return { ...(await judge(stage, candidates)), seen };
  } finally {
    await stage.close();
  }
}

/** Candidates who have not started, spread over the servers. */
export async function inviteTo(stage, staff, { count, durations }) {
  const tokens = await staff.invite(await staff.publish({ durations }), count);
  return tokens.map((token, index) => new Candidate(stage.originOf(index % stage.servers.length), token));
}

export async function seat(stage, staff, options) {
  const candidates = await inviteTo(stage, staff, options);
  await Promise.all(candidates.map((candidate) => candidate.start()));
  return candidates;
}

/** Until this many more saves were acknowledged. */
export async function untilSaved(candidates, more) {
  const count = () => candidates.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
  const goal = count() + more;
  await until(`${more} more saves are acknowledged`, () => count() >= goal);
}

/** What a claim of this measurement's own says when it does not hold. */
export function expectThat(what, isSo) {
  if (!isSo) throw new Error(`Not so: ${what}.`);
}
