import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { limits } from '../../limits';
import type { AnswerEditorProps } from '../question-type';
import type { OpenEndedDraft } from './rubric';

export function RubricEditor({ answer, onChange, onLeave, problemAt }: AnswerEditorProps<OpenEndedDraft>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const problem = problemAt('rubric');
  return (
    <FieldFrame id={id} label={t('rubric.title')} help={t('rubric.help')} error={problem} optional>
      <Input.TextArea
        id={id}
        dir="auto"
        autoSize={{ minRows: 5, maxRows: 16 }}
        value={answer.rubric}
        maxLength={limits.rubricLength}
        placeholder={t('rubric.placeholder')}
        status={problem ? 'error' : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange({ rubric: event.target.value })}
        onBlur={() => onLeave('rubric')}
      />
    </FieldFrame>
  );
}
