import { useNavigate } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { TestEditorScreen, WizardScreen } from '../../../features/authoring';
import { paths } from '../../paths';
import { AssessmentStanding } from './assessment-home/assessment-standing';

type WizardPlaces = Pick<ComponentProps<typeof WizardScreen>, 'places' | 'headOf'>;

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
    headOf: (id) => <AssessmentStanding id={id} tab="settings" />,
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
