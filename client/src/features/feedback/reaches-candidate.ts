import type { FeedbackDelivery } from '../../graphql/schema-generated';

/** Whether a candidate gets to read it: it is meant for them, and their assessment shares what is. */
export const reachesCandidate = (isShared: boolean, delivery: FeedbackDelivery): boolean =>
  isShared && delivery !== 'NONE';
