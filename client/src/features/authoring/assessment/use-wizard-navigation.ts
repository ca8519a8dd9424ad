import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { isConfigurationValid, isIntegrationValid, isProctoringValid, type FinalizeTab } from '../../assessments';
import { isComplete } from '../../questions';
import { usePublishAssessmentMutation } from './assessment-wizard-generated';
import { areNamed } from './use-draft';
import { useEditorNavigation } from '../shared/use-editor-navigation';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import type { Wizard } from './use-wizard';
import type { WizardPlaces } from './wizard-places';
import { wizardSteps, type Blocker, type WizardStep } from './wizard-steps';

const ROLE_BLOCKERS: readonly Blocker[] = ['title', 'jobRole', 'type', 'level'];

export type WizardNavigation = ReturnType<typeof useWizardNavigation>;

/** Going on, publishing, leaving: each says what is missing and leads there. */
export function useWizardNavigation(wizard: Wizard, places: WizardPlaces) {
  const { draft, questions, pools, finalize, facts, step } = wizard;
  const { t } = useTranslation('assessments');
  const [publish] = usePublishAssessmentMutation(resolvesWhenRefused);
  const { isBusy, lead, whenSaved, goTo } = useEditorNavigation(wizard, t('wizard.notSaved'));

  const isReadyFor = (target: WizardStep): boolean => {
    const blocker = wizardSteps.blockerBefore(target, facts);
    const unfinished = target === 'finalize' ? questions.items.find((item) => !isComplete(item.draft)) : undefined;
    if (blocker && ROLE_BLOCKERS.includes(blocker)) return lead(t(`blocked.${blocker}`), 'role');
    if (unfinished) {
      const message = t('blocked.unfinished', { number: questions.items.indexOf(unfinished) + 1 });
      return lead(message, 'questions', { question: unfinished.id ?? unfinished.key });
    }
    if (target === 'finalize' && pools.unfinished !== null) {
      return lead(t('blocked.pool', { number: pools.unfinished }), 'choose');
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

  return {
    isBusy,
    goTo: (target: WizardStep) => {
      if (target === step || !isReadyFor(target)) return;
      // What is offered begins with the language of the assessment; the filter in sight takes the others in.
      goTo(target, target === 'choose' ? { language: draft.parts.details.language.toLowerCase() } : {});
    },
    publish: () => {
      if (!isFinal()) return;
      void whenSaved(async (id) => {
        const { data } = await publish({ variables: { id } });
        if (!data) return;
        toast.success(t('wizard.published'));
        await places.goToCandidates(id);
      });
    },
    finish: () => isFinal() && void whenSaved(places.goToList),
    preview: () => void whenSaved(places.goToPreview),
    leave: () => void places.goToList(),
  };
}
