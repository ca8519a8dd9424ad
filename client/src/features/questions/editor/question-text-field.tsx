import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field';
import type { FieldControl } from '../../../components/form/use-form-field';
import { useFormat } from '../../../hooks/use-format';
import { questionLimits } from '../limits';
import type { QuestionDraft } from '../question-draft';
import { PlainField } from '../rich-text/plain-field';
import styles from '../rich-text/rich-text.module.css';
import type { RichValue } from '../rich-text/rich-value';
import type { Begin } from '../rich-text/rich-field-props';

const loadRichField = () => import('../rich-text/rich-field').then((module) => ({ default: module.RichField }));
const RichField = lazy(loadRichField);

/** What is asked. The direction follows the text, because an assessment may be in the other language. */
export function QuestionTextField() {
  const { t } = useTranslation('questions');
  return (
    <FormField name="text" label={t('editor.text')}>
      {(field) => <TextField field={field} />}
    </FormField>
  );
}

/** A plain field until formatting is used, or there already. */
function TextField({ field }: { field: FieldControl<string> }) {
  const { values, setFieldValue } = useFormikContext<QuestionDraft>();
  const [begin, setBegin] = useState<Begin | null>(null);
  const isWrong = field['aria-invalid'];
  const change = ({ text, textHtml }: RichValue) => {
    void setFieldValue('textHtml', textHtml, false);
    void setFieldValue('text', text);
  };
  const plain = <PlainField field={field} end={<Counter />} onFormat={setBegin} onNear={() => void loadRichField()} />;
  return (
    <div className={[styles.field, isWrong && styles.wrong].filter(Boolean).join(' ')}>
      {begin === null && values.textHtml === null ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <RichField
            id={field.id}
            value={values}
            begin={begin}
            isWrong={isWrong}
            describedBy={field['aria-describedby']}
            end={<Counter />}
            onChange={change}
            onBlur={field.onBlur}
          />
        </Suspense>
      )}
    </div>
  );
}

function Counter() {
  const format = useFormat();
  const { values } = useFormikContext<QuestionDraft>();
  return (
    <span className={styles.counter} aria-hidden>
      {format.ratio(values.text.trim().length, questionLimits.textLength)}
    </span>
  );
}
