import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../../components/page/link-tabs';
import { paths } from '../../../paths';

const TABS = {
  candidates: paths.inviteCandidates,
  live: paths.monitor,
  analytics: paths.assessmentAnalytics,
  compare: paths.compareResults,
  settings: paths.updateAssessment,
} as const;

export type AssessmentTab = keyof typeof TABS;

/** The pages of one assessment, each with an address of its own. */
export function AssessmentTabs({ id, current }: { id: string; current: AssessmentTab }): ReactNode {
  const { t } = useTranslation('assessments');
  const tabs = (Object.keys(TABS) as AssessmentTab[]).map((key) => ({
    key,
    label: t(`home.tab.${key}`),
    to: TABS[key](id),
  }));
  return <LinkTabs label={t('home.tabs')} tabs={tabs} current={current} />;
}
