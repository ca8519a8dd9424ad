import { Checkbox, Input, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrInput } from '../../../components/form/ltr-input';
import { UserText } from '../../../components/text/user-text';
import { useDelayedText } from '../../../hooks/use-delayed-text';
import styles from '../workbench/workbench.module.css';
import { withAnswer, type CorrectableKey, type KeyDraft } from './corrections';
import { NearMisses } from './near-misses';

interface Props {
  correctable: CorrectableKey;
  draft: Required<KeyDraft>;
  onChange: (draft: KeyDraft) => void;
}

/** The part of a key that its type of question has. */
export function KeyFields({ correctable, ...rest }: Props): ReactNode {
  if (correctable.type === 'TRUE_FALSE') return <TruthField {...rest} />;
  if (correctable.type === 'SHORT_ANSWER') return <AnswersField nearMisses={correctable.nearMisses ?? []} {...rest} />;
  if (correctable.type === 'NUMBER') return <NumberFields {...rest} />;
  return <ChoiceFields choices={correctable.choices ?? []} {...rest} />;
}

type FieldProps = Omit<Props, 'correctable'>;

function ChoiceFields({ choices, draft, onChange }: FieldProps & Required<Pick<CorrectableKey, 'choices'>>) {
  const { rightChoiceIds: right } = draft;
  const turn = (id: string, isRight: boolean) =>
    onChange({ rightChoiceIds: isRight ? [...right, id] : right.filter((each) => each !== id) });
  return choices.map(({ id, text }) => (
    <Checkbox key={id} checked={right.includes(id)} onChange={({ target }) => turn(id, target.checked)}>
      <UserText>{text}</UserText>
    </Checkbox>
  ));
}

function TruthField({ draft, onChange }: FieldProps) {
  const { t } = useTranslation(['remarking', 'questions']);
  return (
    <Radio.Group
      aria-label={t('remarking:rightAnswer')}
      value={draft.truth}
      options={[
        { value: true, label: t('questions:truth.true') },
        { value: false, label: t('questions:truth.false') },
      ]}
      onChange={({ target }) => onChange({ truth: target.value === true })}
    />
  );
}

function AnswersField({ nearMisses, draft, onChange }: FieldProps & Required<Pick<CorrectableKey, 'nearMisses'>>) {
  const { t } = useTranslation('remarking');
  const [text, setText] = useDelayedText(draft.acceptedAnswers, (acceptedAnswers) => onChange({ acceptedAnswers }));
  return (
    <>
      <Input.TextArea
        aria-label={t('acceptedAnswers')}
        dir="auto"
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <NearMisses
        nearMisses={nearMisses}
        acceptedAnswers={text}
        onAccept={(answer) => setText(withAnswer(text, answer))}
      />
    </>
  );
}

function NumberFields({ draft: { number }, onChange }: FieldProps) {
  const { t } = useTranslation('remarking');
  return (
    <div className={styles.buttons}>
      <NumberField
        label={t('number.value')}
        value={number.value}
        onChange={(value) => onChange({ number: { ...number, value } })}
      />
      <NumberField
        label={t('number.tolerance')}
        value={number.tolerance}
        onChange={(tolerance) => onChange({ number: { ...number, tolerance } })}
      />
    </div>
  );
}

function NumberField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [text, setText] = useDelayedText(value, onChange);
  return (
    <label>
      {label}
      <LtrInput inputMode="decimal" value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}
