import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../viewers';
import { Refusal } from './attempts';

interface Monitored {
  state: string;
  pausedAt: string | null;
  addedSeconds: number;
}

interface Ledger {
  questions: Record<string, number | string | null>[];
  entries: { kind: string; reasonCode: string | null }[];
}

const reason = { reasonCode: 'TECHNICAL_NETWORK' };
const fields = 'id state pausedAt addedSeconds resumesOnReturn submittedBy wasReopened unreadMessages';
const ledgerFields = `entries { number kind at position seconds percent closedBy reasonCode note actorName }
  questions { position baseSeconds grantedSeconds addedSeconds stoppedSeconds usedSeconds openedAt closesAt closedAt }`;

/** The monitor in the hands of `viewer`; a refused call throws a `Refusal`. */
export function staffControls(viewer: SignedIn) {
  async function ask<Data>(document: string, variables: object): Promise<Data> {
    const { data, errors, status } = await viewer.graphql<{ answer: Data }>(document, variables);
    const [error] = errors;
    if (error || !data) throw new Refusal(error?.extensions.code ?? 'NO_DATA', error?.extensions.params ?? {}, status);
    return data.answer;
  }
  async function change(field: string, type: string, input: object): Promise<Monitored> {
    const document = `mutation ($input: ${type}!) { answer: ${field}(input: $input) { attempt { ${fields} } } }`;
    return (await ask<{ attempt: Monitored }>(document, { input })).attempt;
  }

  return {
    pause: (attemptId: string, given: object = {}) =>
      change('pauseAttempt', 'PauseAttemptInput', { attemptId, ...reason, ...given }),
    continue: (attemptId: string) => change('continueAttempt', 'ContinueAttemptInput', { attemptId }),
    end: (attemptId: string) => change('endAttempt', 'EndAttemptInput', { attemptId, ...reason }),
    addTime: (attemptId: string, given: { seconds: number; requestId?: string }) =>
      change('addTime', 'AddTimeInput', { attemptId, requestId: randomUUID(), ...reason, ...given }),
    reopen: (attemptId: string, given: { addSeconds?: number } = {}) =>
      change('reopenAttempt', 'ReopenAttemptInput', { attemptId, ...reason, ...given }),
    message: (attemptId: string, given: { text: string; requestId?: string }) =>
      change('messageCandidate', 'MessageCandidateInput', { attemptId, requestId: randomUUID(), ...given }),
    setExtraTime: (invitationId: string, percent: number): Promise<{ extraTimePercent: number }> =>
      ask(
        `mutation ($input: SetExtraTimeInput!) { answer: setExtraTime(input: $input) { invitation { id extraTimePercent } } }`,
        {
          input: { invitationId, percent },
        },
      ),
    ledger: (attemptId: string): Promise<Ledger> =>
      ask<{ timeLedger: Ledger }>(
        `query ($attemptId: ID!) { answer: attempt(id: $attemptId) { timeLedger { ${ledgerFields} } } }`,
        { attemptId },
      ).then(({ timeLedger }) => timeLedger),
  };
}
