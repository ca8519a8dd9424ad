import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import {
  bandsToRanges,
  canRoleBeSaved,
  configurationInput,
  integrationInput,
  isConfigurationValid,
  isIntegrationValid,
  isProctoringValid,
  proctoringInput,
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
import type { UpdateAssessmentInput } from '../../../graphql/schema-generated';
import {
  AssessmentWizardDocument,
  useCreateAssessmentMutation,
  useUpdateAssessmentMutation,
  type AssessmentWizard_AssessmentFragment,
} from './assessment-wizard-generated';
import { useAutosave } from '../../../hooks/use-autosave';
import { useHeldDetails } from '../../../hooks/use-held-details';
import type { OnceHeaders } from '../../../lib/graphql/made-once';
import { useFirstWrite } from '../shared/use-first-write';

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

  const save = useCallback(
    (key: string, changes: Changes, isReady: boolean) => {
      if (isReady) autosave.schedule(key, () => write(changes));
      else autosave.hold(key);
    },
    [autosave, write],
  );

  const change = useMemo(() => {
    const keep = (part: Partial<Parts>) => setParts((kept) => ({ ...kept, ...part }));
    return {
      details: (next: RoleDetailsDraft) => {
        keep({ details: next });
        if (next.level && next.type) rememberRole(next);
        if (!canRoleBeSaved(next)) held.hold(next);
        else {
          save('details', roleDetailsInput(next), true);
          held.forget();
        }
      },
      tests: (next: readonly TestCard_TestFragment[]) => {
        keep({ tests: next });
        save('tests', { testIds: next.map((test) => test.id) }, true);
      },
      configuration: (next: ConfigurationDraft) => {
        keep({ configuration: next });
        save('configuration', { configuration: configurationInput(next) }, isConfigurationValid(next));
      },
      proctoring: (next: ProctoringDraft) => {
        keep({ proctoring: next });
        save('proctoring', { proctoring: proctoringInput(next) }, isProctoringValid(next));
      },
      integration: (next: IntegrationDraft) => {
        keep({ integration: next });
        save('integration', { integration: integrationInput(next) }, isIntegrationValid(next));
      },
      bands: (next: readonly Band[]) => {
        keep({ bands: next });
        save('bands', { gradeBands: bandsToRanges(next) }, areNamed(next));
      },
      options: (next: ReportOptions) => {
        keep({ options: next });
        save('options', { reportOptions: next }, true);
      },
    };
  }, [save, held]);

  return { id, parts, change, autosave, saveState: state, forget: held.forget };
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
