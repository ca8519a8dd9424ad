import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { useKept } from '../../hooks/use-kept';
import { Button } from '../components/button';
import { examFailureOf } from '../engine/failure';
import styles from './accommodation.module.css';
import { ACCOMMODATION_DRAFT, type Accommodation, type AskForAccommodation } from './ask-for-accommodation';

interface Props {
  ask: AskForAccommodation;
  before: Accommodation | null;
  takesFocus: boolean;
  onDone: (asked: Accommodation) => void;
  onClose: () => void;
}

const LONGEST = 1_000;
/** As usual: a quarter, a half, as much again. Others are said in words. */
const PERCENTS = [25, 50, 100];

type Wish = Pick<Accommodation, 'text' | 'percent'>;

const isWish = (kept: unknown): kept is Wish => typeof kept === 'object' && kept !== null && 'text' in kept;

type Problem = 'empty' | 'late' | 'failed';

export function AccommodationForm({ ask, before, takesFocus, onDone, onClose }: Props) {
  const { t } = useTranslation('exam');
  const id = useId();
  const first = { text: before?.text ?? '', percent: before?.percent ?? null };
  const [wish, change] = useKept<Wish>(ACCOMMODATION_DRAFT, first, isWish);
  const { text, percent } = wish;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async () => {
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? 'empty' : null);
    if (isEmpty) return;
    setBusy(true);
    try {
      onDone(await ask(wish));
    } catch (thrown) {
      setProblem(examFailureOf(thrown).code === 'ACCOMMODATION_TOO_LATE' ? 'late' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <TimeWanted percent={percent} onChange={(next) => change({ ...wish, percent: next })} />
      <label htmlFor={id}>{t('arrangement.words')}</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={text}
        aria-invalid={problem === 'empty'}
        aria-describedby={`${id}-help`}
        autoFocus={takesFocus}
        onChange={({ target }) => change({ ...wish, text: target.value })}
      />
      <p id={`${id}-help`} className={problem ? styles.problem : styles.help} role={problem ? 'alert' : undefined}>
        {t(problem ? `arrangement.problem.${problem}` : 'arrangement.private')}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onClose}>
          <span>{t('arrangement.cancel')}</span>
        </Button>
        <Button onClick={() => void send()} isBusy={isBusy}>
          <span>{t('arrangement.send')}</span>
        </Button>
      </div>
    </div>
  );
}

function TimeWanted({ percent, onChange }: { percent: number | null; onChange: (percent: number | null) => void }) {
  const { t } = useTranslation('exam');
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className={styles.times}>
      <legend>{t('arrangement.time')}</legend>
      {[null, ...PERCENTS].map((each) => (
        <label key={each ?? 0} className={styles.time}>
          <input type="radio" name={name} checked={percent === each} onChange={() => onChange(each)} />
          <span>{each === null ? t('arrangement.noTime') : format.percent(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
