import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { growTo } from '../reports/grow-results.mjs';
import { graphql } from '../stage/graphql.mjs';
import { ADMIN, pause, until } from '../stage/stage.mjs';
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
const help = graphql(`
  mutation Floods_askForHelp {
    askForHelp(input: { name: "Flood", email: "p#@example.com", message: "Number #", language: EN }) { answerWithinHours }
  }
`);
const join = graphql(`
  mutation Floods_joinAssessment($code: String!, $email: EmailAddress!) {
    joinAssessment(input: { code: $code, firstName: "F", lastName: "L", email: $email, phone: "+966501234567" }) { __typename }
  }
`);
const openLink = graphql(`
  mutation Floods_createPublicLink($input: CreatePublicLinkInput!) {
    createPublicLink(input: $input) { publicLink { url } }
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

/** What those who fit are mailed: the way in, a code, a copy for support, how to get in again, and that somebody asks for access. */
const MAILS = ['public-link-join', 'password-code', 'support', 'known-address', 'access-requested'];
const stranger = 'p#@example.com';
/** @type {{ what: string, asks: (real: { link: string, email: string }) => [query: string | object, variables?: object][], isStaff?: boolean, mails?: string[] }[]} */
const floods = [
  { what: 'failing sign-ins', asks: () => [[signIn]] },
  {
    what: 'one-time codes, contact forms, calls for help and public links',
    asks: ({ link, email }) => [
      [code],
      [contact],
      [help],
      [join, { code: 'no-such-link-#', email: stranger }],
      [join, { code: link, email: stranger }],
      [join, { code: link, email }],
    ],
    mails: MAILS,
  },
  { what: 'receipts that are none, of somebody signed in', asks: () => [[receipt]], isStaff: true },
  { what: 'dear lists, of somebody signed in', asks: () => [[lists(10)], [lists(5)], [people]], isStaff: true },
];

export const floodFaults = [
  ...floods.map((kind) => ({
    name: `a flood of ${kind.what}`,
    run: () => underFlood((stage, from, real) => flood(stage, from, real, kind)),
  })),
  { name: 'a flood of sockets of one session', run: () => underFlood(openSockets) },
];

/**
 * Calm and flood in turn, each flood from an address that sent nothing yet. What counts is the round in the middle: a disk that stands still
 * once for half a second tells nothing of the flood, and what the flood does it does each time.
 *
 * @param {(stage: import('../stage/stage.mjs').Stage, from: string, real: Awaited<ReturnType<typeof fill>>) => Promise<() => Promise<string>>} begin
 *   gives what ends it and tells of it
 */
function underFlood(begin) {
  return play({}, async (stage, staff) => {
    const real = await fill(stage, staff);
    const candidates = await seat(stage, staff, { count: SITTINGS, durations: [HOUR] });
    await measure(stage, candidates);
    const calm = [];
    const flooded = [];
    const told = [];
    for (let round = 0; round < ROUNDS; round++) {
      calm.push(await measure(stage, candidates));
      const end = await begin(stage, `127.0.0.${2 + round}`, real);
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

/**
 * As an installation in use: whoever reads an empty one reads nothing. One of five whom a flood names has an account.
 *
 * @returns {Promise<{ link: string, email: string }>} the code of a public link that is open, and the address of a candidate
 */
async function fill(stage, staff) {
  const [{ id: userId }] = await stage.query('select id from users where email = $1', [ADMIN.email]);
  await growTo({ url: stage.postgres.url, viewer: { userId } }, PEOPLE);
  const account = `jsonb_build_object('id', gen_random_uuid(), 'role', 'Hr', 'email', 'p' || r || 'x' || n || '@example.com')`;
  await stage.query(
    `insert into users select (jsonb_populate_record(u, ${account})).*
     from users u, generate_series(2, $2::integer) r, generate_series(5, 500, 5) n where u.id = $1`,
    [userId, 1 + ROUNDS],
  );
  const input = { assessmentId: await staff.publish({ durations: [HOUR] }), cap: 100_000 };
  const { createPublicLink } = await staff.ask(openLink, { input });
  const [{ email }] = await stage.query('select email from candidates limit 1');
  return { link: new URL(createPublicLink.publicLink.url).pathname.split('/').at(-1), email };
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

/** @param {typeof floods[number]} kind */
async function flood(stage, from, real, kind) {
  const { asks, isStaff = false, mails = [] } = kind;
  const headers = isStaff ? { cookie: (await Staff.signIn(stage.originOf(), ADMIN)).cookie } : {};
  const bodies = asks(real).map(([query, variables]) => ({ query, variables }));
  const wanted = { origin: stage.originOf(), seconds: SECONDS, connections: CONNECTIONS, from, headers, bodies };
  const end = await beginIn(FLOOD, wanted);
  return async () => {
    const told = await end();
    const answers = JSON.parse(told);
    // Fewer answers than one a second for each connection are a line that holds; what was never read would be no flood.
    expectThat(`the flood was one: ${told.trim()}`, sum(Object.values(answers)) >= CONNECTIONS);
    expectThat(`it asks for what there is: ${told.trim()}`, !Object.keys(answers).some((key) => INVALID.test(key)));
    const made = 'select from mails where template = any ($1) group by template';
    await until('mails of each kind were made', async () => (await stage.query(made, [mails])).length === mails.length);
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
