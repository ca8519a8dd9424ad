import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AssessmentHomeQuery } from './assessment-home-generated';
import { useFormat } from '../../../../hooks/use-format';
import { paths } from '../../../paths';
import styles from './assessment-home.module.css';

interface Props {
  assessment: AssessmentHomeQuery['assessment'];
  /** Answers that wait for a person. */
  awaiting: number;
}

/** Where the assessment stands, in one line, and what is to be done about it. */
export function NextStep({ assessment, awaiting }: Props): ReactNode {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { id, funnel, publishedAt, status } = assessment;
  if (!publishedAt || status !== 'ACTIVE') {
    const step = publishedAt ? 'activate' : 'publish';
    return (
      <Line text={t(`home.${step}.text`)} to={publishedAt ? paths.assessments() : paths.updateAssessment(id)}>
        {t(`home.${step}.action`)}
      </Line>
    );
  }
  if (funnel.invited === 0) return <Line text={t('home.nobody')} />;
  const counted = (key: string, count: number) => t(`home.${key}`, { count, formatted: format.number(count) });
  const parts = [
    counted('invited', funnel.invited),
    funnel.enrolled > 0 ? counted('enrolled', funnel.enrolled) : null,
    counted('completed', funnel.completed),
    awaiting > 0 ? counted('awaiting', awaiting) : null,
  ].filter((part) => part !== null);
  return (
    <Line text={parts.join(t('home.joint'))} to={awaiting > 0 ? paths.marking(id) : undefined}>
      {t('home.mark')}
    </Line>
  );
}

function Line({ text, to, children }: { text: string; to?: string | undefined; children?: ReactNode }) {
  return (
    <span className={styles.next}>
      {text}
      {to && (
        <Link className={styles.step} to={to}>
          {children}
        </Link>
      )}
    </span>
  );
}
