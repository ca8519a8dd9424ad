import { Button } from 'antd';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReorderHandle } from '../../components/reorder/reorder-handle';
import { useReorder, type HandleProps } from '../../components/reorder/use-reorder';
import { UserText } from '../../components/text/user-text';
import type { TestCard_TestFragment } from './test-card-generated';
import { useFormat } from '../../hooks/use-format';
import { moveTest, removeTest, testTotals } from './chosen-tests';
import styles from './chosen-panel.module.css';

interface Props {
  chosen: readonly TestCard_TestFragment[];
  onChange: (chosen: readonly TestCard_TestFragment[]) => void;
  onPreview: (id: string) => void;
  besides?: ReactNode;
}

/** The tests of the assessment in the order in which candidates meet them, and what they add up to. */
export function ChosenPanel({ chosen, onChange, onPreview, besides }: Props) {
  const { t } = useTranslation('tests');
  const [spoken, setSpoken] = useState('');
  const reorder = useReorder(
    chosen.map(({ id }) => id),
    (id, to) => {
      onChange(moveTest(chosen, id, to));
      setSpoken(t('moved', { number: to + 1, count: chosen.length }));
    },
  );
  return (
    <aside className={styles.panel} aria-label={t('selected.title')}>
      <Totals chosen={chosen} />
      <ol className={styles.rows}>
        {chosen.map((test, index) => (
          <ChosenRow
            key={test.id}
            test={test}
            place={t('place', { title: test.title, number: index + 1, count: chosen.length })}
            isDragged={reorder.dragged === test.id}
            handle={reorder.handle(test.id)}
            onPreview={() => onPreview(test.id)}
            onRemove={() => onChange(removeTest(chosen, test.id))}
          />
        ))}
      </ol>
      {chosen.length === 0 && <p className={styles.none}>{t('selected.none')}</p>}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {besides}
    </aside>
  );
}

function Totals({ chosen }: Pick<Props, 'chosen'>) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const { questionCount, durationSeconds, points } = testTotals(chosen);
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{t('selected.count', { count: chosen.length })}</h2>
      {chosen.length > 0 && (
        <p className={styles.totals}>
          {[
            t('questions', { count: questionCount }),
            format.duration(durationSeconds),
            t('points', { count: points, points: format.number(points) }),
          ].join(' · ')}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  test: TestCard_TestFragment;
  place: string;
  isDragged: boolean;
  handle: HandleProps;
  onPreview: () => void;
  onRemove: () => void;
}

function ChosenRow({ test, place, isDragged, handle, onPreview, onRemove }: RowProps) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const remove = t('removeOf', { title: test.title });
  return (
    <li className={isDragged ? styles.dragged : styles.row}>
      <ReorderHandle label={place} {...handle} />
      <button type="button" className={styles.open} onClick={onPreview}>
        <UserText className={styles.name}>{test.title}</UserText>
        <span className={styles.totals}>
          {t('questions', { count: test.questionCount })} · {format.duration(test.durationSeconds)}
        </span>
      </button>
      <Button
        type="text"
        size="small"
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={remove}
        title={remove}
        onClick={onRemove}
      />
    </li>
  );
}
