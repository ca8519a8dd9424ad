import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { growTo } from '../reports/grow-results.mjs';
import { graphql } from '../stage/graphql.mjs';
import { ADMIN, pause } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';
import { expectThat, play, seat } from './play.mjs';

const FLOOD = fileURLToPath(new URL('flood.mjs', import.meta.url));
const SOCKETS = fileURLToPath(new URL('flood-sockets.mjs', import.meta.url));

const HOUR = 3_600;
const SECONDS = 8;
const ROUNDS = 5;
const SITTINGS = 24;
const CONNECTIONS = 60;
const MANY_SOCKETS = 300;
/** Who were invited to the largest of some thirty assessments, seven of ten with a result; a fifth as many to the others. */
const PEOPLE = 3_000;
const BEAT_MS = 250;
/** What a document is answered that no longer fits the schema. */
const INVALID = /VALIDATION|PARSE|BAD_USER_INPUT|INVALID_INPUT/;
const SIGN_IN_BEAT_MS = 750;
/** What a saved answer and a right sign-in may take under a flood, as a multiple of what they take without. */
const SAVE_FACTOR = 2;
const SIGN_IN_FACTOR = 3;

const signIn = graphql(
  `mutation Floods_signIn { signIn(input: { email: "p#@example.com", password: "not this one" }) { __typename } }`,
);
const code = graphql(
  `
    mutation Floods_requestPasswordCode {
      requestPasswordCode(input: { email: "p#@example.com", language: EN }) { requestId }
    }
  `,
);
const contact = graphql(`
  mutation Floods_requestAccess {
    requestAccess(
      input: {
        name: "Flood", email: "p#@example.com", phone: "+966501234567"
        companyName: "Flood", companySize: 1, message: "Number #", language: EN
      }
    ) { answerWithinHours }
  }
`);
const join = graphql(`
  mutation Floods_joinAssessment {
    joinAssessment(
      input: { code: "no-such-link-#", firstName: "F", lastName: "L", email: "p#@example.com", phone: "+966501234567" }
    ) { __typename }
  }
`);
const receipt = graphql(`query Floods_checkReceipt { checkReceipt(code: "AAAA-BBBB-CCCC-DDDD") { code } }`);
const list = (alias) => `${alias}: assessments(first: 100) { edges { node { id tests { id } ownQuestions { id } } } }`;
const lists = (count) => `{ ${Array.from({ length: count }, (_, index) => list(`a${index}`)).join(' ')} }`;
/** The console's dearest page, many times over: everybody of every assessment with their results, which costs nearly all that one may ask. */
const people = graphql(`query Floods_assessments { assessments(first: 30, sort: TITLE) { edges { node {
  id averagePercentage funnel { invited completed }
  invitations(first: 30, sort: NAME) { totalCount edges { node { id stage candidate { id email } result { score percentage } } } }
} } } }`);

/** @type {{ what: string, queries: (string | object)[], isStaff?: boolean }[]} */
const floods = [
  { what: 'failing sign-ins', queries: [signIn] },
  { what: 'one-time codes, contact forms and public links', queries: [code, contact, join] },
  { what: 'receipts that are none, of somebody signed in', queries: [receipt], isStaff: true },
  { what: 'dear lists, of somebody signed in', queries: [lists(10), lists(5), people], isStaff: true },
];

export const floodFaults = [
  ...floods.map(({ what, queries, isStaff }) => ({
    name: `a flood of ${what}`,
    run: () => underFlood((stage, from) => flood(stage, from, queries, isStaff)),
  })),
  { name: 'a flood of sockets of one session', run: () => underFlood(openSockets) },
];

/**
 * Calm and flood in turn, each flood from an address that sent nothing yet. What counts is the round in the middle: a disk that stands still
 * once for half a second tells nothing of the flood, and what the flood does it does each time.
 *
 * @param {(stage: import('../stage/stage.mjs').Stage, from: string) => Promise<() => Promise<string>>} begin gives what ends it and tells of it
 */
function underFlood(begin) {
  return play({}, async (stage, staff) => {
    await fill(stage);
    const candidates = await seat(stage, staff, { count: SITTINGS, durations: [HOUR] });
    await measure(stage, candidates);
    const calm = [];
    const flooded = [];
    const told = [];
    for (let round = 0; round < ROUNDS; round++) {
      calm.push(await measure(stage, candidates));
      const end = await begin(stage, `127.0.0.${2 + round}`);
      flooded.push(await measure(stage, candidates));
      told.push(await end());
    }
    const [quiet, during] = [middle(calm), middle(flooded)];
    const all = `rounds ${flooded.map(({ save }, round) => `${save.toFixed(0)} (${calm[round]?.save.toFixed(0)})`).join(', ')}`;
    const seen = `answers ${during.save.toFixed(0)} ms (p99; quiet ${quiet.save.toFixed(0)}; ${all}), a right sign-in ${during.signIn.toFixed(0)} ms (quiet ${quiet.signIn.toFixed(0)}), ${told.at(-1)}`;
    expectThat(
      `an answer takes at most ${SAVE_FACTOR} times as long: ${seen}`,
      during.save <= SAVE_FACTOR * quiet.save,
    );
    const isSignInFast = during.signIn <= SIGN_IN_FACTOR * quiet.signIn;
    expectThat(`a right sign-in takes at most ${SIGN_IN_FACTOR} times as long: ${seen}`, isSignInFast);
    return { candidates, seen };
  });
}

/** As an installation in use: whoever reads an empty one reads nothing. */
async function fill(stage) {
  const [{ id: userId }] = await stage.query('select id from users where email = $1', [ADMIN.email]);
  await growTo({ url: stage.postgres.url, viewer: { userId } }, PEOPLE);
}

/** @param {{ save: number, signIn: number }[]} rounds */
function middle(rounds) {
  return {
    save: quantile(
      rounds.map(({ save }) => save),
      0.5,
    ),
    signIn: quantile(
      rounds.map(({ signIn }) => signIn),
      0.5,
    ),
  };
}

/** @returns {Promise<{ save: number, signIn: number }>} milliseconds: of answers what 99 of 100 stay below, of sign-ins the median */
async function measure(stage, candidates) {
  const end = Date.now() + SECONDS * 1000;
  /** @type {number[]} */
  const saves = [];
  /** @type {number[]} */
  const signIns = [];
  const saving = candidates.map(async (candidate, index) => {
    await pause((index * BEAT_MS) / candidates.length);
    while (Date.now() < end) {
      saves.push(await timed(() => candidate.save((candidate.revision += 1))));
      await pause(BEAT_MS);
    }
  });
  const signingIn = async () => {
    while (Date.now() < end) {
      signIns.push(await timed(() => Staff.signIn(stage.originOf(), ADMIN)));
      await pause(SIGN_IN_BEAT_MS);
    }
  };
  await Promise.all([...saving, signingIn()]);
  const refused = candidates.reduce((sum, { refusals }) => sum + refusals.size, 0);
  expectThat('no answer was refused', refused === 0);
  return { save: quantile(saves, 0.99), signIn: quantile(signIns, 0.5) };
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
}

async function flood(stage, from, queries, isStaff = false) {
  const headers = isStaff ? { cookie: (await Staff.signIn(stage.originOf(), ADMIN)).cookie } : {};
  const bodies = queries.map((query) => ({ query }));
  const wanted = { origin: stage.originOf(), seconds: SECONDS, connections: CONNECTIONS, from, headers, bodies };
  const end = await beginIn(FLOOD, wanted);
  return async () => {
    const told = await end();
    const answers = JSON.parse(told);
    // Fewer answers than one a second for each connection are a line that holds; what was never read would be no flood.
    expectThat(`the flood was one: ${told.trim()}`, sum(Object.values(answers)) >= CONNECTIONS);
    expectThat(`it asks for what there is: ${told.trim()}`, !Object.keys(answers).some((key) => INVALID.test(key)));
    return `the flood was answered ${told.trim()}`;
  };
}

async function openSockets(stage) {
  const { cookie } = await Staff.signIn(stage.originOf(), ADMIN);
  const end = await beginIn(SOCKETS, { origin: stage.originOf(), cookie, seconds: SECONDS, count: MANY_SOCKETS });
  return async () => {
    const { left } = JSON.parse(await end());
    expectThat('a session holds twenty sockets at most', left <= 20);
    return `${left} of ${MANY_SOCKETS} were let stay`;
  };
}

/** Starts a program that floods, and lets it begin once it is there. @returns what waits for its end and gives what it says */
async function beginIn(file, wanted) {
  const child = spawn(process.execPath, [file, JSON.stringify(wanted)], { stdio: ['pipe', 'pipe', 'inherit'] });
  let told = '';
  const ended = once(child, 'exit');
  await new Promise((resolve) => {
    child.stdout.on('data', (text) => ((told += text), resolve(undefined)));
  });
  child.stdin.write('begin');
  return async () => {
    await ended;
    return told.replace('ready', '').trim();
  };
}
