import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldMessage } from '../../../lib/forms/field-message';
import type { QuestionDraft } from '../question-draft';
import { answerProblems } from '../question-draft.schema';
import { typeOf } from '../types';

/** The editor of the question's type, and which of its problems show: those of fields that the author has left. */
export function AnswerPart({ showAll }: { showAll: boolean }) {
  const { t } = useTranslation('questions');
  const { values, setFieldValue } = useFormikContext<QuestionDraft>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { type } = values;
  const { Editor } = typeOf(type);
  const problems = answerProblems(values);
  const pathOf = (path: string) => `${type}.${path}`;
  return (
    <Editor
      answer={values.answers[type]}
      onChange={(answer) => void setFieldValue('answers', { ...values.answers, [type]: answer })}
      onLeave={(path) => setLeft((known) => new Set(known).add(pathOf(path)))}
      problemAt={(path) => {
        const message = problems[path];
        const isShown = message !== undefined && (showAll || left.has(pathOf(path)));
        return isShown ? readFieldMessage(t, message) : undefined;
      }}
    />
  );
}
