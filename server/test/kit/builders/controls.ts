import { randomUUID } from 'node:crypto';
import type { InputOf } from '../graphql';
import { graphql } from '../graphql';
import type { SignedIn } from '../viewers';
import { dataOrRefusal } from './attempts';

const reason = { reasonCode: 'TECHNICAL_NETWORK' } as const;

graphql(`
  fragment KitControls_monitored on Attempt {
    id state pausedAt addedSeconds resumesOnReturn submittedBy wasReopened unreadMessages
  }
`);

const documents = {
  pause: graphql(`
    mutation KitControls_pauseAttempt($input: PauseAttemptInput!) {
      pauseAttempt(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  continue: graphql(`
    mutation KitControls_continueAttempt($input: ContinueAttemptInput!) {
      continueAttempt(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  end: graphql(`
    mutation KitControls_endAttempt($input: EndAttemptInput!) {
      endAttempt(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  addTime: graphql(`
    mutation KitControls_addTime($input: AddTimeInput!) {
      addTime(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  reopen: graphql(`
    mutation KitControls_reopenAttempt($input: ReopenAttemptInput!) {
      reopenAttempt(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  message: graphql(`
    mutation KitControls_messageCandidate($input: MessageCandidateInput!) {
      messageCandidate(input: $input) { attempt { ...KitControls_monitored } }
    }
  `),
  setExtraTime: graphql(`
    mutation KitControls_setExtraTime($input: SetExtraTimeInput!) {
      setExtraTime(input: $input) { invitation { id extraTimePercent } }
    }
  `),
  ledger: graphql(`
    query KitControls_timeLedger($attemptId: ID!) {
      attempt(id: $attemptId) {
        timeLedger {
          entries { number kind at position seconds percent closedBy reasonCode note actorName }
          questions {
            position baseSeconds grantedSeconds addedSeconds stoppedSeconds usedSeconds openedAt closesAt
            closedAt
          }
        }
      }
    }
  `),
};

/** The monitor in the hands of `viewer`; a refused call throws a `Refusal`. */
export function staffControls(viewer: SignedIn) {
  return {
    async pause(attemptId: string, given: Partial<InputOf<typeof documents.pause>> = {}) {
      const input = { attemptId, ...reason, ...given };
      return dataOrRefusal(await viewer.graphql(documents.pause, { input })).pauseAttempt.attempt;
    },
    async continue(attemptId: string) {
      return dataOrRefusal(await viewer.graphql(documents.continue, { input: { attemptId } })).continueAttempt.attempt;
    },
    async end(attemptId: string) {
      return dataOrRefusal(await viewer.graphql(documents.end, { input: { attemptId, ...reason } })).endAttempt.attempt;
    },
    async addTime(attemptId: string, given: { seconds: number; requestId?: string }) {
      const input = { attemptId, requestId: randomUUID(), ...reason, ...given };
      return dataOrRefusal(await viewer.graphql(documents.addTime, { input })).addTime.attempt;
    },
    async reopen(attemptId: string, given: { addSeconds?: number } = {}) {
      const input = { attemptId, ...reason, ...given };
      return dataOrRefusal(await viewer.graphql(documents.reopen, { input })).reopenAttempt.attempt;
    },
    async message(attemptId: string, given: { text: string; requestId?: string }) {
      const input = { attemptId, requestId: randomUUID(), ...given };
      return dataOrRefusal(await viewer.graphql(documents.message, { input })).messageCandidate.attempt;
    },
    async setExtraTime(invitationId: string, percent: number) {
      const input = { invitationId, percent };
      return dataOrRefusal(await viewer.graphql(documents.setExtraTime, { input })).setExtraTime.invitation;
    },
    async ledger(attemptId: string) {
      return dataOrRefusal(await viewer.graphql(documents.ledger, { attemptId })).attempt.timeLedger;
    },
  };
}
