import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../../components/toast/toasts';
import {
  blockerBefore,
  isConfigurationValid,
  isIntegrationValid,
  isProctoringValid,
  type Blocker,
  type FinalizeTab,
  type WizardStep,
} from '../../../../features/assessments';
import { isComplete } from '../../../../features/questions';
import { usePublishAssessmentMutation } from './assessment-wizard-generated';
import { paths } from '../../../paths';
import { areNamed } from './use-draft';
import type { Wizard } from './use-wizard';

const ROLE_BLOCKERS: readonly Blocker[] = ['title', 'jobRole', 'type', 'level'];

export type WizardNavigation = ReturnType<typeof useWizardNavigation>;

/** Going on, publishing, leaving: each says what is missing and leads there. */
export function useWizardNavigation({ draft, questions, address, finalize, facts, step, setAttempts }: Wizard) {
  const { t } = useTranslation('assessments');
  const navigate = useNavigate();
  // The API client has told why it was refused.
  const [publish] = usePublishAssessmentMutation({ onError: () => undefined });
  const [isBusy, setBusy] = useState(false);

  const lead = (message: string, to: WizardStep, more: Record<string, string> = {}) => {
    // Where the field is in sight it says so itself; nothing is laid over it.
    if (to !== step || to === 'questions') toast.error(message);
    setAttempts((made) => made + 1);
    if (to !== step || Object.keys(more).length > 0) address.goTo(to, more);
    return false;
  };

  const isReadyFor = (target: WizardStep): boolean => {
    const blocker = blockerBefore(target, facts);
    const unfinished = target === 'finalize' ? questions.items.find((item) => !isComplete(item.draft)) : undefined;
    if (blocker && ROLE_BLOCKERS.includes(blocker)) return lead(t(`blocked.${blocker}`), 'role');
    if (unfinished) {
      const message = t('blocked.unfinished', { number: questions.items.indexOf(unfinished) + 1 });
      return lead(message, 'questions', { question: unfinished.id ?? unfinished.key });
    }
    return blocker === null || lead(t(`blocked.${blocker}`), 'questions');
  };

  const isFinal = (): boolean => {
    const leadTo = (message: string, tab: FinalizeTab) => lead(message, 'finalize', { tab });
    if (!isReadyFor('finalize')) return false;
    if (finalize.configuration && !isConfigurationValid(finalize.configuration)) {
      return leadTo(t('blocked.configuration'), 'configuration');
    }
    if (finalize.proctoring && !isProctoringValid(finalize.proctoring)) {
      return leadTo(t('blocked.proctoring'), 'proctoring');
    }
    if (finalize.integration && !isIntegrationValid(finalize.integration)) {
      return leadTo(t('blocked.integration'), 'integration');
    }
    return areNamed(finalize.bands) || leadTo(t('blocked.bands'), 'grading');
  };

  const whenSaved = useCallback(
    async (then: (id: string) => unknown) => {
      setBusy(true);
      try {
        const isSaved = await draft.autosave.flush();
        const id = draft.id.current;
        if (isSaved && id !== null) await then(id);
        else toast.error(t('wizard.notSaved'));
      } finally {
        setBusy(false);
      }
    },
    [draft, t],
  );

  return {
    isBusy,
    goTo: (target: WizardStep) => {
      if (target === step || !isReadyFor(target)) return;
      const go = () => {
        setAttempts(0);
        // What is offered begins with the language of the assessment; the filter in sight takes the others in.
        address.goTo(target, target === 'choose' ? { language: draft.parts.details.language.toLowerCase() } : {});
      };
      if (draft.id.current === null) void whenSaved(go);
      else go();
    },
    publish: () => {
      if (!isFinal()) return;
      void whenSaved(async (id) => {
        const { data } = await publish({ variables: { id } });
        if (!data) return;
        toast.success(t('wizard.published'));
        await navigate(paths.inviteCandidates(id));
      });
    },
    finish: () => isFinal() && void whenSaved(() => navigate(paths.assessments())),
    preview: () => void whenSaved((id) => navigate(paths.previewAssessment(id))),
    leave: () => void navigate(paths.assessments()),
  };
}
