/** How far an order is, by what is known of its invitation and its result. */
export const orderStates = [
  'invited',
  'started',
  'submitted',
  'under_review',
  'complete',
  'expired',
  'revoked',
  'cancelled',
];
export type OrderState = (typeof orderStates)[number];

export interface OrderStanding {
  orderId: string;
  connectionId: string;
  candidateId: string;
  state: OrderState;
  callbackUrl: string | null;
  address: string | null;
  /** Where a recruiter reads the result once signed in. */
  resultUrl: string;
  assessmentTitle: string;
  score: number | null;
  totalScore: number | null;
  percentage: number | null;
  /** Such as `Passed`; null without a result. */
  resultStatus: string | null;
  startedAt: Date | null;
  submittedAt: Date | null;
}

interface Facts {
  stage: string;
  isOrderCancelled: boolean;
  isCancelled: boolean;
  isRevoked: boolean;
  isExpired: boolean;
  resultStatus: string | null;
}

/** What is done stays done: a link that is revoked after the exam changes nothing about its result. */
export function orderState({
  stage,
  isOrderCancelled,
  isCancelled,
  isRevoked,
  isExpired,
  resultStatus,
}: Facts): OrderState {
  if (resultStatus !== null) return resultStatus === 'Under review' ? 'under_review' : 'complete';
  if (stage === 'Completed') return 'submitted';
  if (isOrderCancelled || isCancelled) return 'cancelled';
  if (isRevoked) return 'revoked';
  if (stage === 'Inrolled') return 'started';
  return isExpired ? 'expired' : 'invited';
}
