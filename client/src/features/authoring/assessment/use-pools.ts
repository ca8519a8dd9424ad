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
import { ReplacedWhole } from '../../../lib/autosave/replaced-whole';
import type { ChangedElsewhere } from './use-changed-elsewhere';
import { failureOf } from '../../../lib/graphql/errors';

type Stored = Pick<AssessmentWizard_AssessmentFragment, 'pools'>;

/** What is drawn at random: changed at once, saved in the background, counted by the server's answer. */
export function usePools(
  assessment: AssessmentWizard_AssessmentFragment | null,
  id: RefObject<string | null>,
  autosave: Autosave,
  guarded: ChangedElsewhere['guarded'],
) {
  const [pools, setPools] = useState<readonly PoolDraft[]>(() => poolsOf(assessment?.pools ?? []));
  const latest = useRef(pools);
  const [whole] = useState(() => new ReplacedWhole(poolsInput(pools)));
  const [send] = useSetPoolsMutation({ context: { quiet: true } });

  const keep = useCallback((next: readonly PoolDraft[]) => {
    latest.current = next;
    setPools(next);
  }, []);

  const save = useCallback(async () => {
    const sent = latest.current;
    let stored: Parameters<typeof poolsOf>[0] = [];
    try {
      await whole.send(poolsInput(sent), async (wanted, expectedPools) => {
        const input = { assessmentId: id.current ?? '', pools: wanted, expectedPools };
        const { data } = await send({ variables: { input } });
        stored = data?.setPools.assessment.pools ?? [];
        return poolsInput(poolsOf(stored));
      });
      keep(withStored(latest.current, sent, stored));
    } catch (error) {
      keep(withShortage(latest.current, failureOf(error)));
      throw error;
    }
  }, [id, whole, send, keep]);

  return useMemo(() => {
    const know = ({ pools: stored }: Stored) => whole.learn(() => poolsInput(poolsOf(stored)));
    const show = ({ pools: stored }: Stored) => {
      keep(poolsOf(stored));
      autosave.cancel('begun pool');
    };
    return {
      pools,
      drawnCount: drawnCount(pools),
      /** Which one is not whole, counted from 1. */
      unfinished: unfinishedPool(pools),
      change: (next: readonly PoolDraft[]) => {
        keep(next);
        if (wouldRemove(next)) autosave.hold('pools');
        else autosave.schedule('pools', guarded('pools', { send: save, know, show }));
        if (unfinishedPool(next) === null) autosave.cancel('begun pool');
        else autosave.hold('begun pool');
      },
    };
  }, [pools, whole, keep, guarded, autosave, save]);
}
