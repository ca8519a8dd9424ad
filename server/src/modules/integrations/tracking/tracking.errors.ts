import { defineError } from '../../../platform/errors';

/** There is none, or it is another user's; also for a call by somebody who is no tracking system. */
export class TrackingConnectionNotFound extends defineError('TRACKING_CONNECTION_NOT_FOUND', 'not-found') {}
export class TrackingOrderNotFound extends defineError('TRACKING_ORDER_NOT_FOUND', 'not-found') {}
/** It is handed in: there is nothing left that could be cancelled. */
export class TrackingOrderDone extends defineError('TRACKING_ORDER_DONE', 'conflict') {}
/** The system is told where its orders say, and it has not ordered anything yet. */
export class TrackingNothingToTest extends defineError('TRACKING_NOTHING_TO_TEST', 'conflict') {}
export class TooManyTrackingConnections extends defineError<{ limit: number }>(
  'TOO_MANY_TRACKING_CONNECTIONS',
  'conflict',
) {}
