import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../../components/form/ltr-input';
import { UserText } from '../../../components/text/user-text';
import type { MarkingPanel_TaskFragment } from './workbench-generated';
import { useFormat } from '../../../hooks/use-format';
import { criteriaSum, type MarkingValues } from './marking-form.schema';
import styles from './workbench.module.css';

/** Points for each line of the rubric; their sum becomes the score. */
export function CriteriaFields({ criteria }: Pick<MarkingPanel_TaskFragment, 'criteria'>): ReactNode {
  const { t } = useTranslation(['workbench', 'results']);
  const format = useFormat();
  const id = useId();
  const { values, errors, setValues } = useFormikContext<MarkingValues>();
  const change = (index: number, typed: string) => {
    const next = values.criteria.map((text, place) => (place === index ? typed : text));
    const sum = criteriaSum(next);
    void setValues({ ...values, criteria: next, score: sum === null ? values.score : String(sum) });
  };
  return (
    <fieldset className={styles.criteria}>
      <legend>{t('criteria.title')}</legend>
      {criteria.map(({ text, points }, index) => (
        <div key={index} className={styles.criterion}>
          <label htmlFor={`${id}-${index}`}>
            <UserText>{text}</UserText>
          </label>
          <LtrInput
            id={`${id}-${index}`}
            {...(index === 0 ? { 'data-marking': 'criterion' } : {})}
            inputMode="decimal"
            autoComplete="off"
            value={values.criteria[index] ?? ''}
            suffix={t('results:of', { max: format.number(points) })}
            onChange={(event) => change(index, event.target.value)}
          />
        </div>
      ))}
      {errors.criteria && (
        <p className={styles.problem} role="alert">
          {t('criteria.problem')}
        </p>
      )}
    </fieldset>
  );
}
