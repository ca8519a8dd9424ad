import { Button, Input } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, NOT_SENT } from '../../../components/form/form';
import { FormField } from '../../../components/form/form-field';
import { LtrInput } from '../../../components/form/ltr-input';
import { KeyHint } from '../../../components/text/key-hint';
import type { MarkingRound } from '../../../graphql/schema-generated';
import type { MarkConflict_MarkFragment, MarkingPanel_TaskFragment } from './workbench-generated';
import { useFormat } from '../../../hooks/use-format';
import { readPoints } from '../../../lib/format/points';
import { MARKING_KEYS, type MarkingKey } from '../../../lib/marking-keys';
import { CriteriaFields } from './criteria-fields';
import { MarkConflict } from './mark-conflict';
import { queuedMarkOf, workbenchSchema, type MarkingValues } from './marking-form.schema';
import { useMarkingKeys } from './use-marking-keys';
import styles from './workbench.module.css';

export interface QueuedMark {
  questionId: string;
  round: MarkingRound;
  score: number;
  criteria: number[] | null;
  feedback: string | null;
  reason: string | null;
  expectedRevision: number;
}

interface Props {
  task: MarkingPanel_TaskFragment;
  round: MarkingRound;
  /** Gives what somebody else was quicker with. */
  onMark: (mark: QueuedMark) => Promise<MarkConflict_MarkFragment | null>;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onKeepTheirs: () => void;
}

/** Points, by criterion where the rubric names some, and a comment. Everything is at hand without a mouse. */
export function MarkingForm({ task, round, onMark, onNext, onPrevious, onKeepTheirs }: Props): ReactNode {
  const { t } = useTranslation(['workbench', 'results']);
  const place = useRef<HTMLDivElement>(null);
  const [theirs, setTheirs] = useState<MarkConflict_MarkFragment | null>(null);
  const schema = useMemo(() => workbenchSchema(task, round), [task, round]);
  useMarkingKeys(place, { onNext, onPrevious });
  /** Set by whoever has seen the other mark and decides for their own. */
  const replaced = useRef<number | null>(null);
  const save = async (values: MarkingValues, typedOn: number | null) => {
    const expectedRevision = replaced.current ?? typedOn ?? task.revision;
    replaced.current = null;
    const found = await onMark({ questionId: task.id, round, expectedRevision, ...queuedMarkOf(task, values) });
    setTheirs(found);
    return found && NOT_SENT;
  };
  return (
    <div ref={place}>
      <Form<MarkingValues>
        draft={`mark ${task.id} ${round}`}
        basis={task.revision}
        label={t('results:markForm')}
        className={styles.form}
        initialValues={initialValues(task, round)}
        schema={schema}
        onSubmit={(values, _, typedOn) => save(values, typedOn)}
      >
        {({ isSubmitting, values, submitForm, resetForm }) => (
          <>
            {task.criteria.length > 0 && <CriteriaFields criteria={task.criteria} />}
            <Points task={task} />
            <FormField name="feedback" label={t('comment')} optional end={<KeyHint>{hintOf('comment')}</KeyHint>}>
              {(field) => (
                <Input.TextArea
                  {...field}
                  dir="auto"
                  data-marking="comment"
                  autoSize={{ minRows: 2, maxRows: 8 }}
                  maxLength={2000}
                />
              )}
            </FormField>
            {round === 'SETTLE' && (
              <FormField name="reason" label={t('settle.reason')} help={t('settle.reasonHelp')}>
                {(field) => <Input {...field} dir="auto" maxLength={500} />}
              </FormField>
            )}
            {theirs && (
              <MarkConflict
                theirs={theirs}
                maxScore={task.maxScore}
                canReplace={round !== 'SECOND'}
                mine={readPoints(values.score)}
                onReplace={() => {
                  replaced.current = theirs.revision;
                  return submitForm();
                }}
                onKeep={() => {
                  resetForm();
                  onKeepTheirs();
                }}
              />
            )}
            <Buttons isBusy={isSubmitting} onNext={onNext} onPrevious={onPrevious} />
          </>
        )}
      </Form>
    </div>
  );
}

const hintOf = (key: MarkingKey) => MARKING_KEYS[key].join('+');

function initialValues({ question, criteria }: MarkingPanel_TaskFragment, round: MarkingRound): MarkingValues {
  const { mark } = question;
  const isFresh = round === 'SETTLE' || mark.score === null;
  const parts = isFresh ? [] : mark.derivation.parts;
  return {
    score: isFresh ? '' : String(mark.score),
    criteria: criteria.map((_, index) => (parts[index] ? String(parts[index].score) : '')),
    feedback: mark.feedback ?? '',
    reason: '',
  };
}

function Points({ task }: { task: MarkingPanel_TaskFragment }) {
  const { t } = useTranslation(['workbench', 'results']);
  const format = useFormat();
  return (
    <FormField
      name="score"
      label={t('results:earned')}
      className={styles.points ?? ''}
      help={task.criteria.length > 0 && t('criteria.sum')}
      end={<KeyHint>{hintOf('points')}</KeyHint>}
    >
      {(field) => (
        <LtrInput
          {...field}
          data-marking="points"
          inputMode="decimal"
          autoComplete="off"
          suffix={t('results:of', { max: format.number(task.maxScore) })}
        />
      )}
    </FormField>
  );
}

function Buttons({ isBusy, onNext, onPrevious }: { isBusy: boolean } & Pick<Props, 'onNext' | 'onPrevious'>) {
  const { t } = useTranslation('workbench');
  return (
    <div className={styles.buttons}>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('saveAndNext')}
      </Button>
      <span className={styles.keys}>
        <KeyHint>{hintOf('save')}</KeyHint>
      </span>
      <span className={styles.walk}>
        <Button disabled={!onPrevious} onClick={() => onPrevious?.()}>
          {t('previous')}
        </Button>
        <KeyHint>{hintOf('previous')}</KeyHint>
        <Button disabled={!onNext} onClick={() => onNext?.()}>
          {t('next')}
        </Button>
        <KeyHint>{hintOf('next')}</KeyHint>
      </span>
    </div>
  );
}
