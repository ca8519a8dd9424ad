import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../components/form/field-frame';
import { limits } from '../../limits';
import type { AnswerEditorProps } from '../question-type';
import { useAnswerFields } from '../use-answer-fields';
import type { RubricDraft } from './rubric';

/** What a good answer shows, for the types that a person marks. */
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
    </FieldFrame>
  );
}
