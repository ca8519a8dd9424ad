import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useExample } from '../../../components/form/use-example';
import type { ReportOptions_AssessmentFragment } from './report-options-generated';
import styles from './report.module.css';

export type ReportOptions = ReportOptions_AssessmentFragment['reportOptions'];

const OPTIONS = ['showCandidateInformation', 'showQuestions', 'showCorrectAnswers'] as const;

interface Props {
  options: ReportOptions;
  onChange: (options: ReportOptions) => void;
}

/** What a candidate's report holds. */
export function ReportOptionSwitches({ options, onChange }: Props) {
  return (
    <ul className={styles.options}>
      {OPTIONS.map((option) => (
        <Option
          key={option}
          option={option}
          checked={options[option]}
          onChange={(on) => onChange({ ...options, [option]: on })}
        />
      ))}
    </ul>
  );
}

interface OptionProps {
  option: (typeof OPTIONS)[number];
  checked: boolean;
  onChange: (on: boolean) => void;
}

function Option({ option, checked, onChange }: OptionProps) {
  const { t } = useTranslation('assessments');
  const id = useId();
  const { ask, example } = useExample(id, option);
  return (
    <li>
      <div className={styles.option}>
        <span>
          <label id={`${id}-label`} htmlFor={id}>
            {t(`report.${option}`)}
          </label>{' '}
          {ask}
        </span>
        <Switch id={id} checked={checked} onChange={onChange} />
      </div>
      {example}
    </li>
  );
}
