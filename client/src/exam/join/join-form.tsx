import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/form/field-frame';
import { Button } from '../components/button';
import { examFailureOf, type ExamFailure } from '../engine/failure';
import { joinAssessment, type JoinReply, type JoinEntry } from './join-api';
import {
  failureKey,
  joinFields,
  longest,
  joinProblemsOf,
  refusedFields,
  type JoinField,
  type JoinProblems,
  type JoinValues,
} from './join-fields';
import styles from './join.module.css';

const controls: Record<JoinField, { type: string; autoComplete: string; dir: 'auto' | 'ltr' }> = {
  firstName: { type: 'text', autoComplete: 'given-name', dir: 'auto' },
  lastName: { type: 'text', autoComplete: 'family-name', dir: 'auto' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
};

export type ClosedState = Exclude<JoinEntry['state'], 'OPEN'>;

/** As what the link turned out to be over; null when that is not why. */
export function closedStateOf({ code, params }: ExamFailure): ClosedState | null {
  if (code !== 'PUBLIC_LINK_CLOSED') return null;
  return params.reason === 'FULL' ? 'FULL' : 'CLOSED';
}

interface Props {
  code: string;
  initial: JoinValues;
  onAsked: (asked: JoinReply, values: JoinValues) => void;
  /** The link has closed meanwhile. */
  onClosed: (state: ClosedState) => void;
}

/** Who wants to take the exam. Sendable at any time; the first field that is wrong gets the focus. */
export function JoinForm({ code, initial, onAsked, onClosed }: Props) {
  const { t } = useTranslation('exam');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<JoinProblems>({});
  const [failure, setFailure] = useState<ExamFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = (found: JoinProblems) => {
    setProblems(found);
    const first = joinFields.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const send = async () => {
    setFailure(null);
    if (show(joinProblemsOf(values))) return;
    setBusy(true);
    try {
      onAsked(await joinAssessment({ code, ...values }), values);
    } catch (thrown) {
      const refusal = examFailureOf(thrown);
      const closed = closedStateOf(refusal);
      if (closed) onClosed(closed);
      else if (!show(refusedFields(refusal))) setFailure(refusal);
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label={t('join.form')}>
      {joinFields.map((field) => (
        <Field
          key={field}
          field={field}
          value={values[field]}
          problem={problems[field]}
          onChange={(value) => {
            setValues({ ...values, [field]: value });
            setProblems({ ...problems, [field]: undefined });
          }}
        />
      ))}
      <p className={styles.failure} role="alert">
        {failure && t(`join.failure.${failureKey(failure)}`)}
      </p>
      <Button onClick={() => form.current?.requestSubmit()} isBusy={isBusy} isWide>
        <span>{t('join.send')}</span>
      </Button>
      {/* For the Enter key of the fields. */}
      <button type="submit" hidden />
    </form>
  );
}

interface FieldProps {
  field: JoinField;
  value: string;
  problem: JoinProblems[JoinField];
  onChange: (value: string) => void;
}

function Field({ field, value, problem, onChange }: FieldProps) {
  const { t } = useTranslation('exam');
  const id = `join-${field}`;
  const error = problem && t(`join.problem.${field}.${problem}`, { defaultValue: t('join.problem.other') });
  return (
    <FieldFrame id={id} label={t(`join.${field}`)} error={error}>
      <input
        {...controls[field]}
        id={id}
        name={field}
        className={styles.input}
        value={value}
        maxLength={longest[field]}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
