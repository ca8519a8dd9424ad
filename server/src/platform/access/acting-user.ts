import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccessRequest } from './request-context';

const present = new AsyncLocalStorage<AccessRequest>();

export function runActing(request: AccessRequest, work: () => void): void {
  present.run(request, work);
}

/** Who is signed in behind the present request; undefined for candidates, jobs and strangers. */
export function actingUserId(): string | undefined {
  return present.getStore()?.access?.resolvedViewer?.userId;
}
