import { Input } from 'antd';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import { useFormat } from '../../../hooks/use-format';
import { limits } from '../limits';
import type { QuestionDraft } from '../question-draft';
import styles from './question-editor.module.css';

/** What is asked. The direction follows the text, because an assessment may be in the other language. */
export function QuestionTextField() {
  const { t } = useTranslation('questions');
  return (
    <FormField name="text" label={t('editor.text')} end={<Counter />}>
      {(field) => (
        <Input.TextArea
          {...field}
          className={styles.text ?? ''}
          dir="auto"
          autoSize={{ minRows: 3, maxRows: 14 }}
          placeholder={t('editor.textPlaceholder')}
        />
      )}
    </FormField>
  );
}

function Counter() {
  const format = useFormat();
  const { values } = useFormikContext<QuestionDraft>();
  return (
    <span className={styles.counter} aria-hidden>
      {format.ratio(values.text.trim().length, limits.textLength)}
    </span>
  );
}
