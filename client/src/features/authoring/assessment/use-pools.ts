import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import {
  drawnCount,
  poolsInput,
  poolsOf,
  unfinishedPool,
  withShortage,
  withStored,
  wouldRemove,
  type PoolDraft,
} from '../../assessments';
import { useSetPoolsMutation } from '../../assessments/pools/pools-generated';
import type { AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';
import type { Autosave } from '../../../lib/autosave/autosave';
import { failureOf } from '../../../lib/graphql/errors';

/** What is drawn at random: changed at once, saved in the background, counted by the server's answer. */
export function usePools(
  assessment: AssessmentWizard_AssessmentFragment | null,
  id: RefObject<string | null>,
  autosave: Autosave,
) {
  const [pools, setPools] = useState<readonly PoolDraft[]>(() => poolsOf(assessment?.pools ?? []));
  const latest = useRef(pools);
  const [send] = useSetPoolsMutation({ context: { quiet: true } });

  const keep = useCallback((next: readonly PoolDraft[]) => {
    latest.current = next;
    setPools(next);
  }, []);

  const save = useCallback(async () => {
    const sent = latest.current;
    const input = { assessmentId: id.current ?? '', pools: poolsInput(sent) };
    try {
      const { data } = await send({ variables: { input } });
      if (data) keep(withStored(latest.current, sent, data.setPools.assessment.pools));
    } catch (error) {
      keep(withShortage(latest.current, failureOf(error)));
      throw error;
    }
  }, [id, send, keep]);

  return useMemo(
    () => ({
      pools,
      drawnCount: drawnCount(pools),
      /** Which one is not whole, counted from 1. */
      unfinished: unfinishedPool(pools),
      change: (next: readonly PoolDraft[]) => {
        keep(next);
        if (wouldRemove(next)) autosave.hold('pools');
        else autosave.schedule('pools', save);
        if (unfinishedPool(next) === null) autosave.cancel('begun pool');
        else autosave.hold('begun pool');
      },
    }),
    [pools, keep, autosave, save],
  );
}
