#!/usr/bin/env node
/**
 * Invites somebody, waits until they have submitted, and prints the result.
 *
 *   MIZAN_URL=https://hire.example.com MIZAN_KEY=mzn_… \
 *     node invite-and-wait.mjs <assessment id> <first name> <last name> <e-mail> <phone>
 *
 * The key needs the scopes READ, INVITE and RESULTS.
 */
import { mizan, Refused, seconds } from './mizan.mjs';

const { MIZAN_URL: url = 'http://localhost:3001', MIZAN_KEY: key } = process.env;
const [assessmentId = '', firstName = '', lastName = '', email = '', phone = ''] = process.argv.slice(2);
if (!key || !phone) {
  console.error('Set MIZAN_KEY, and name: assessment id, first name, last name, e-mail, phone.');
  process.exit(2);
}

// The types of what these are given and answer: `npx graphql-codegen` has made them from schema.graphql.
/** @import { Operation } from './mizan.mjs' */
/** @import { InviteMutation, InviteMutationVariables } from './mizan-graphql.d.ts' */
/** @import { ProgressSubscription, ProgressSubscriptionVariables } from './mizan-graphql.d.ts' */
/** @import { ResultQuery, ResultQueryVariables } from './mizan-graphql.d.ts' */

/** @type {Operation<InviteMutation, InviteMutationVariables>} */
const INVITE = /* GraphQL */ `
  mutation Invite($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) { invitations { id examUrl candidate { id name } } credits { remaining } }
  }
`;
/** @type {Operation<ProgressSubscription, ProgressSubscriptionVariables>} */
const PROGRESS = /* GraphQL */ `
  subscription Progress($assessmentId: ID!) {
    attemptProgressed(assessmentId: $assessmentId) { candidate { id } state position questionCount }
  }
`;
/** @type {Operation<ResultQuery, ResultQueryVariables>} */
const RESULT = /* GraphQL */ `
  query Result($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) { result(candidateId: $candidateId) { score totalScore percentage status } }
  }
`;

const { ask, subscribe } = mizan({ url, key });

async function run() {
  // First the ears, then the mouth: nothing that happens after the invitation is missed.
  const { events, close } = await subscribe(PROGRESS, { assessmentId });
  const invitation = await invite();
  console.log(`Invited ${invitation.candidate.name}: ${invitation.examUrl}`);
  for await (const { attemptProgressed: progress } of events) {
    if (progress.candidate.id !== invitation.candidate.id) continue;
    console.log(`${progress.state} · question ${progress.position} of ${progress.questionCount}`);
    if (progress.state === 'SUBMITTED') break;
  }
  close();
  const { score, totalScore, percentage, status } = await waitForResult(invitation.candidate.id);
  console.log(`${status} · ${score} of ${totalScore} · ${percentage} %`);
}

/** The same key with the same body: however often this is sent, one invitation goes out and one request is used. */
async function invite() {
  const input = { assessmentId, candidates: [{ firstName, lastName, email, phone }] };
  const headers = { 'idempotency-key': `invite:${assessmentId}:${email}` };
  const { inviteCandidates } = await ask(INVITE, { input }, headers);
  const [invitation] = inviteCandidates.invitations;
  if (!invitation) throw new Error('Nobody was invited.');
  return invitation;
}

/** Marking follows handing in within moments; what a person has to mark stays UNDER_REVIEW until then. */
async function waitForResult(candidateId) {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await ask(RESULT, { assessmentId, candidateId })).assessment.result;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'RESULT_NOT_FOUND' || attempt > 60) throw error;
      await seconds(1);
    }
  }
}

run().catch((error) => {
  console.error(error.code ? `${error.code}: ${error.message} ${JSON.stringify(error.params ?? {})}` : error.message);
  process.exit(1);
});
