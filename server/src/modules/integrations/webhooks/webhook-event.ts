/** What an endpoint can ask to be told of. The values travel as `type` and never change. */
export const WebhookEvent = {
  INVITED: 'candidate.invited',
  STARTED: 'attempt.started',
  SUBMITTED: 'attempt.submitted',
  MARKED: 'result.marked',
  RESULT_DELETED: 'result.deleted',
  INVITATION_VIEWED: 'invitation.viewed',
  INVITATION_EXPIRED: 'invitation.expired',
  INVITATION_REVOKED: 'invitation.revoked',
  INVITATION_CANCELLED: 'invitation.cancelled',
  INTEGRITY_REVIEWED: 'integrity.reviewed',
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

/** Sent by hand to try an endpoint out; once, whether it is enabled or not. */
export const TEST_EVENT = 'webhook.test';

/** Also of one that went to a tracking system, such as `ashby.test`: it is tried once. */
export const isTest = (type: string): boolean => type.endsWith('.test');
