import i18next from 'i18next';
import { lazy, Suspense, useEffect, useState } from 'react';
import { lastAnswerAt } from '../../lib/graphql/last-answer';
import { useSession } from './session-context';
import type { Ending } from './ending';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const IDLE_WARNING_MS = 2 * MINUTE_MS;
const END_WARNING_MS = 10 * MINUTE_MS;

const SessionEnding = lazy(async () => {
  const [file] = await Promise.all([import('./session-ending'), i18next.loadNamespaces(['security'])]);
  return { default: file.SessionEnding };
});

/** Says in time that the session is about to end, whatever is open. */
export function SessionWatch() {
  const ending = useEnding();
  const [dismissed, setDismissed] = useState<Ending['why'] | null>(null);
  if (!ending || ending.why === dismissed) return null;
  return (
    <Suspense fallback={null}>
      <SessionEnding ending={ending} onDismiss={() => setDismissed(ending.why)} />
    </Suspense>
  );
}

/** Null while there is time. The server counts by its answers, and so does this. */
function useEnding(): Ending | null {
  const session = useSession();
  const limits = session.status === 'signed-in' ? session.viewer.session : null;
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    if (!limits) return;
    const look = () => setEnding(endingOf(limits, Date.now(), lastAnswerAt()));
    const timer = window.setInterval(look, SECOND_MS);
    return () => {
      window.clearInterval(timer);
      setEnding(null);
    };
  }, [limits]);
  return ending;
}

interface Limits {
  endsAt: string;
  idleMinutes: number;
}

export function endingOf({ endsAt, idleMinutes }: Limits, now: number, lastAnswer: number): Ending | null {
  const idleMs = lastAnswer + idleMinutes * MINUTE_MS - now;
  const endMs = Date.parse(endsAt) - now;
  if (idleMs <= IDLE_WARNING_MS && idleMs < endMs) return { why: 'idle', leftMs: Math.max(0, idleMs) };
  return endMs <= END_WARNING_MS ? { why: 'end', leftMs: Math.max(0, endMs) } : null;
}
