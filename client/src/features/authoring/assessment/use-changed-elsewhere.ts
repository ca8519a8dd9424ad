import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import type { Autosave } from '../../../lib/autosave/autosave';
import { failureOf } from '../../../lib/graphql/errors';
import { failureText } from '../../../lib/graphql/failure-text';
import { AssessmentWizardDocument, type AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';

/** What is stored as a whole, each under the key by which it is saved. */
export type WholePart = 'tests' | 'bands' | 'pools';

interface Whole {
  send: () => Promise<unknown>;
  /** What is stored by now has been seen, and may be replaced. */
  know: (stored: AssessmentWizard_AssessmentFragment) => void;
  /** In the place of what was changed here. */
  show: (stored: AssessmentWizard_AssessmentFragment) => void;
}

export interface ChangedPart {
  part: WholePart;
  stored: AssessmentWizard_AssessmentFragment;
  takeTheirs: () => void;
  saveMine: () => void;
}

/** Parts that somebody else changed too, of which nothing is sent until one has decided: what is stored stands beside what was typed. */
export function useChangedElsewhere(id: RefObject<string | null>, autosave: Autosave) {
  const client = useApolloClient();
  const { t } = useTranslation('errors');
  const [changed, setChanged] = useState<readonly ChangedPart[]>([]);

  const guarded = useCallback(
    (part: WholePart, { send, know, show }: Whole) =>
      async () => {
        const without = (all: readonly ChangedPart[]) =>
          all.some((one) => one.part === part) ? all.filter((one) => one.part !== part) : all;
        try {
          await send();
          setChanged(without);
        } catch (error) {
          const failure = failureOf(error);
          if (failure.code !== 'ASSESSMENT_CHANGED_MEANWHILE') throw error;
          const stored = await client.query({
            query: AssessmentWizardDocument,
            variables: { id: id.current ?? '' },
            fetchPolicy: 'network-only',
            context: { quiet: true },
          });
          if (!stored.data) throw error;
          const { assessment } = stored.data;
          const saveMine = () => {
            know(assessment);
            void autosave.retry();
          };
          const takeTheirs = () => {
            know(assessment);
            show(assessment);
            autosave.cancel(part);
            setChanged(without);
            void autosave.flush();
          };
          // The note stands at the top of the page, where one who works further down does not see it.
          toast.error(failureText(t, failure));
          setChanged((all) => [...without(all), { part, stored: assessment, takeTheirs, saveMine }]);
          throw error;
        }
      },
    [client, id, autosave, t],
  );
  return { changed, guarded };
}

export type ChangedElsewhere = ReturnType<typeof useChangedElsewhere>;
