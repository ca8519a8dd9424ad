import type { ServerResponse } from 'node:http';
import { FollowedValue } from '../followed';
import { afterAnswer } from './after-answer';
import type { CallerRequest } from './request-context';

const present = new FollowedValue<CallerRequest>();

/** Until the answer has left. Whoever sends neither a session nor a key is nobody who signs in: an exam page sends neither. */
export function runActing(request: CallerRequest, answer: ServerResponse, work: () => void): void {
  const { cookie, authorization } = request.headers;
  if (cookie === undefined && authorization === undefined) work();
  else present.enter(request, (end) => afterAnswer(answer, end), work);
}

/** Who is signed in behind the present request; undefined for candidates, jobs and strangers. */
export function actingUserId(): string | undefined {
  return present.get()?.access?.resolvedViewer?.userId;
}
