import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import styles from './assessment-home.module.css';

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
  return (
    <nav className={styles.tabs} aria-label={t('home.tabs')}>
      <ul>
        {(Object.keys(TABS) as AssessmentTab[]).map((tab) => (
          <li key={tab}>
            <Link to={TABS[tab](id)} aria-current={tab === current ? 'page' : undefined}>
              {t(`home.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
