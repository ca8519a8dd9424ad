import { useNavigate } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { TestEditorScreen, WizardScreen } from '../../../features/authoring';
import { paths } from '../../paths';
import { AssessmentTabs } from './assessment-home/assessment-tabs';

type WizardPlaces = Pick<ComponentProps<typeof WizardScreen>, 'places' | 'tabsOf'>;

/** Where the wizard lies in the application. */
export function useWizardPlaces(): WizardPlaces {
  const navigate = useNavigate();
  return {
    places: {
      list: paths.assessments(),
      translation: (questionId) => `${paths.questions()}?translate=${questionId}`,
      goOnWith: (id) => void navigate(`${paths.createAssessment()}?draft=${id}`),
      goToList: () => navigate(paths.assessments()),
      goToPreview: (id) => navigate(paths.previewAssessment(id)),
      goToCandidates: (id) => navigate(paths.inviteCandidates(id)),
    },
    tabsOf: (id) => <AssessmentTabs id={id} current="settings" />,
  };
}

/** Where the editor of tests lies. */
export function useTestPlaces(): ComponentProps<typeof TestEditorScreen>['places'] {
  const navigate = useNavigate();
  return {
    list: paths.tests(),
    goToList: () => navigate(paths.tests()),
    goToPreview: (id) => navigate(paths.previewTest(id)),
  };
}
