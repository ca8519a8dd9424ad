import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import {
  bandsFromRanges,
  canRoleBeSaved,
  configurationInput,
  configurationOf,
  integrationInput,
  integrationOf,
  isConfigurationValid,
  isIntegrationValid,
  isProctoringValid,
  proctoringInput,
  proctoringOf,
  roleDetailsInput,
  type Band,
  type ConfigurationDraft,
  type IntegrationDraft,
  type ProctoringDraft,
  type ReportOptions,
  type RoleDetailsDraft,
  rememberRole,
} from '../../assessments';
import type { TestCard_TestFragment } from '../../test-library/test-card-generated';
import type {
  AssessmentConfigurationInput,
  IntegrationInput,
  ProctoringInput,
  UpdateAssessmentInput,
} from '../../../graphql/schema-generated';
import {
  AssessmentWizardDocument,
  useCreateAssessmentMutation,
  useUpdateAssessmentMutation,
  type AssessmentWizard_AssessmentFragment,
} from './assessment-wizard-generated';
import { useAutosave } from '../../../hooks/use-autosave';
import { useHeldDetails } from '../../../hooks/use-held-details';
import { UnsentFields } from '../../../lib/autosave/unsent-fields';
import type { OnceHeaders } from '../../../lib/graphql/made-once';
import { useFirstWrite } from '../shared/use-first-write';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { useWholes } from './use-wholes';

type Changes = Omit<UpdateAssessmentInput, 'id'>;

/** The parts of the assessment that were changed here; a part that was not is shown as the server has it. */
interface Parts {
  details: RoleDetailsDraft;
  tests: readonly TestCard_TestFragment[];
  configuration: ConfigurationDraft | null;
  proctoring: ProctoringDraft | null;
  integration: IntegrationDraft | null;
  bands: readonly Band[] | null;
  options: ReportOptions | null;
}

/** Under which name the details of one that cannot be saved yet are kept. */
export const NEW_ASSESSMENT = 'new-assessment';

/** Everything but the questions: changed at once, saved in the background; created when it has a title and a job role. */
export function useDraft(
  assessment: AssessmentWizard_AssessmentFragment | null,
  details: RoleDetailsDraft,
  onCreated: (id: string) => Promise<void>,
) {
  const { autosave, state } = useAutosave();
  const [parts, setParts] = useState<Parts>({
    details,
    tests: assessment?.tests ?? [],
    configuration: null,
    proctoring: null,
    integration: null,
    bands: null,
    options: null,
  });
  const { id, write } = useWrites(assessment?.id ?? null, onCreated);
  const held = useHeldDetails(autosave, assessment ? null : NEW_ASSESSMENT, details);
  const [unsent] = useState(() => unsentOf(assessment, details));
  const shown = useShown(assessment, parts);
  const elsewhere = useChangedElsewhere(id, autosave);
  const keep = (part: Partial<Parts>) => setParts((kept) => ({ ...kept, ...part }));
  const wholes = useWholes(assessment, write, elsewhere.guarded, keep);

  const save = (key: string, isReady: boolean, send: () => Promise<void>) => {
    if (isReady) autosave.schedule(key, send);
    else autosave.hold(key);
  };
  const change = {
    details: (next: RoleDetailsDraft) => {
      keep({ details: next });
      unsent.details.note(id.current === null ? null : roleDetailsInput(parts.details), roleDetailsInput(next));
      if (next.level && next.type) rememberRole(next);
      if (!canRoleBeSaved(next)) held.hold(next);
      else {
        save('details', true, () => unsent.details.send(write));
        held.forget();
      }
    },
    tests: (next: readonly TestCard_TestFragment[]) => {
      keep({ tests: next });
      save('tests', true, wholes.tests(next));
    },
    configuration: (next: ConfigurationDraft) => {
      keep({ configuration: next });
      unsent.configuration.note(
        shown.configuration && configurationInput(shown.configuration),
        configurationInput(next),
      );
      save('configuration', isConfigurationValid(next), () =>
        unsent.configuration.send((configuration) => write({ configuration })),
      );
    },
    proctoring: (next: ProctoringDraft) => {
      keep({ proctoring: next });
      unsent.proctoring.note(shown.proctoring && proctoringInput(shown.proctoring), proctoringInput(next));
      save('proctoring', isProctoringValid(next), () => unsent.proctoring.send((proctoring) => write({ proctoring })));
    },
    integration: (next: IntegrationDraft) => {
      keep({ integration: next });
      unsent.integration.note(shown.integration && integrationInput(shown.integration), integrationInput(next));
      save('integration', isIntegrationValid(next), () =>
        unsent.integration.send((integration) => write({ integration })),
      );
    },
    bands: (next: readonly Band[]) => {
      keep({ bands: next });
      save('bands', areNamed(next), wholes.bands(next));
    },
    options: (next: ReportOptions) => {
      keep({ options: next });
      unsent.options.note(shown.options, next);
      save('options', true, () => unsent.options.send((reportOptions) => write({ reportOptions })));
    },
  };

  return { id, parts, shown, change, elsewhere, autosave, saveState: state, forget: held.forget };
}

/** What of each part was changed here and is not stored; of one that was begun without a language, that it has the one it is shown with. */
function unsentOf(assessment: AssessmentWizard_AssessmentFragment | null, { language }: RoleDetailsDraft) {
  const details = new UnsentFields<Partial<RoleDetailsDraft>>();
  if (assessment?.language === null) details.note(null, { language });
  return {
    details,
    configuration: new UnsentFields<AssessmentConfigurationInput>(),
    proctoring: new UnsentFields<ProctoringInput>(),
    integration: new UnsentFields<IntegrationInput>(),
    options: new UnsentFields<ReportOptions>(),
  };
}

/** What the last step shows: as changed here, else as the server has it. */
function useShown(assessment: AssessmentWizard_AssessmentFragment | null, parts: Parts) {
  const ranges = assessment?.gradeBands;
  const stored = useMemo(() => bandsFromRanges(ranges ?? []), [ranges]);
  return {
    bands: parts.bands ?? stored,
    configuration: parts.configuration ?? (assessment && configurationOf(assessment)),
    proctoring: parts.proctoring ?? (assessment && proctoringOf(assessment)),
    integration: parts.integration ?? (assessment && integrationOf(assessment)),
    options: parts.options ?? assessment?.reportOptions ?? null,
    shares: assessment?.bandShares ?? [],
  };
}

export const areNamed = (bands: readonly Band[]): boolean => bands.every(({ name }) => name.trim() !== '');

function useWrites(initialId: string | null, onCreated: (id: string) => Promise<void>) {
  const client = useApolloClient();
  const [create] = useCreateAssessmentMutation();
  const [update] = useUpdateAssessmentMutation({ context: { quiet: true } });
  const writes = useMemo(
    () => ({
      create: async ({ title, jobRole, ...rest }: Changes, headers: OnceHeaders) => {
        const input = { ...rest, title: title ?? '', jobRole: jobRole ?? '' };
        const { data } = await create({ variables: { input }, context: { quiet: true, headers } });
        if (!data) return null;
        const { assessment } = data.createAssessment;
        const { id } = assessment;
        client.writeQuery({ query: AssessmentWizardDocument, variables: { id }, data: { assessment } });
        return id;
      },
      update: (id: string, changes: Changes) => update({ variables: { input: { ...changes, id } } }),
    }),
    [client, create, update],
  );
  return useFirstWrite(initialId, writes, onCreated);
}
