/** What an endpoint can ask to be told of. The values travel as `type` and never change. */
export const WebhookEvent = {
  INVITED: 'candidate.invited',
  STARTED: 'attempt.started',
  SUBMITTED: 'attempt.submitted',
  MARKED: 'result.marked',
  RESULT_DELETED: 'result.deleted',
  INVITATION_EXPIRED: 'invitation.expired',
  INTEGRITY_REVIEWED: 'integrity.reviewed',
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

/** Sent by hand to try an endpoint out; once, whether it is enabled or not. */
export const TEST_EVENT = 'webhook.test';
