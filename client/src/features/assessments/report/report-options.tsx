import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportOptions_AssessmentFragment } from '../../../graphql/generated';
import styles from './report.module.css';

export type ReportOptions = ReportOptions_AssessmentFragment['reportOptions'];

const OPTIONS = ['showCandidateInformation', 'showQuestions', 'showCorrectAnswers'] as const;

interface Props {
  options: ReportOptions;
  onChange: (options: ReportOptions) => void;
}

/** What a candidate's report holds. */
export function ReportOptionSwitches({ options, onChange }: Props) {
  const { t } = useTranslation('assessments');
  const id = useId();
  return (
    <ul className={styles.options}>
      {OPTIONS.map((option) => (
        <li key={option} className={styles.option}>
          <label htmlFor={`${id}-${option}`}>{t(`report.${option}`)}</label>
          <Switch
            id={`${id}-${option}`}
            checked={options[option]}
            onChange={(on) => onChange({ ...options, [option]: on })}
          />
        </li>
      ))}
    </ul>
  );
}
