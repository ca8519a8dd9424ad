import i18next from 'i18next';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from './proof-requests';

/** Its code and words come when somebody is asked for the first time. */
const ProofDialog = lazy(async () => {
  const [file] = await Promise.all([import('./proof-dialog'), i18next.loadNamespaces(['security'])]);
  return { default: file.ProofDialog };
});

/** The one place where the page asks again who it is; what asked goes on afterwards. */
export function ProofGate() {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked);
  return isAsked ? (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  ) : null;
}
