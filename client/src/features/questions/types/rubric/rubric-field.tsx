import { criteriaOf } from '@mizan/question-model';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { UserText } from '../../../../components/text/user-text';
import { useFormat } from '../../../../hooks/use-format';
import { limits } from '../../limits';
import styles from '../answer.module.css';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import type { RubricDraft } from './rubric';

/** What a good answer shows, for the types that a person marks. Lines that name points become criteria. */
export function RubricField<Answer extends RubricDraft>(props: AnswerEditorProps<Answer>) {
  const { t } = useTranslation('questions');
  const { frame, control, onText } = useAnswerFields(props)('rubric');
  return (
    <FieldFrame {...frame} label={t('rubric.title')} help={t('rubric.help')} optional>
      <Input.TextArea
        {...control}
        dir="auto"
        autoSize={{ minRows: 4, maxRows: 16 }}
        maxLength={limits.rubricLength}
        placeholder={t('rubric.placeholder')}
        onChange={onText}
      />
      <Criteria rubric={props.answer.rubric} />
    </FieldFrame>
  );
}

function Criteria({ rubric }: { rubric: string }) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const criteria = criteriaOf(rubric);
  if (criteria.length === 0) return null;
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  return (
    <ul className={styles.criteria} aria-label={t('rubric.criteria')}>
      {criteria.map(({ text, points }, index) => (
        <li key={index}>
          <UserText>{text}</UserText> <b>{format.number(points)}</b>
        </li>
      ))}
      <li className={styles.criteriaSum}>{t('rubric.sum', { sum: format.number(Number(sum.toFixed(2))) })}</li>
    </ul>
  );
}
