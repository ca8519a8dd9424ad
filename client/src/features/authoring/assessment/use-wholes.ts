import { useState } from 'react';
import { bandsToRanges, type Band, type BandRange } from '../../assessments';
import type { TestCard_TestFragment } from '../../test-library/test-card-generated';
import type { UpdateAssessmentInput } from '../../../graphql/schema-generated';
import { ReplacedWhole } from '../../../lib/autosave/replaced-whole';
import type { AssessmentWizard_AssessmentFragment, UpdateAssessmentMutation } from './assessment-wizard-generated';
import type { ChangedElsewhere } from './use-changed-elsewhere';

type Stored = Pick<AssessmentWizard_AssessmentFragment, 'tests' | 'gradeBands'>;
type Write = (
  changes: Pick<UpdateAssessmentInput, 'testIds' | 'expectedTestIds' | 'gradeBands' | 'expectedGradeBands'>,
) => Promise<{ data?: UpdateAssessmentMutation | null } | undefined>;

/** What of an assessment is stored as a whole with it; `keep` shows what is stored in the place of what was changed here. */
export function useWholes(
  assessment: Stored | null,
  write: Write,
  guarded: ChangedElsewhere['guarded'],
  keep: (stored: { tests?: readonly TestCard_TestFragment[]; bands?: null }) => void,
) {
  const [tests] = useState(() => new ReplacedWhole(idsOf(assessment?.tests ?? [])));
  const [bands, setBands] = useState<ReplacedWhole<BandRange[]> | null>(null);
  return {
    tests: (next: readonly TestCard_TestFragment[]) =>
      guarded('tests', {
        send: () =>
          tests.send(idsOf(next), async (testIds, expectedTestIds) => {
            await write({ testIds, expectedTestIds });
            return testIds;
          }),
        know: (stored) => tests.learn(() => idsOf(stored.tests)),
        show: (stored) => keep({ tests: stored.tests }),
      }),
    bands: (next: readonly Band[]) => {
      // Until they are changed here they are shown as they are stored.
      const whole = bands ?? new ReplacedWhole(rangesOf(assessment?.gradeBands));
      setBands(whole);
      return guarded('bands', {
        send: () =>
          whole.send(bandsToRanges(next), async (gradeBands, expectedGradeBands) => {
            const answer = await write({ gradeBands, expectedGradeBands });
            return rangesOf(answer?.data?.updateAssessment.assessment.gradeBands ?? gradeBands);
          }),
        know: (stored) => whole.learn(() => rangesOf(stored.gradeBands)),
        show: () => keep({ bands: null }),
      });
    },
  };
}

const idsOf = (tests: readonly TestCard_TestFragment[]): string[] => tests.map(({ id }) => id);

const rangesOf = (bands: readonly BandRange[] = []): BandRange[] =>
  bands.map(({ name, min, max, color }) => ({ name, min, max, color }));
