import { Button, Tooltip } from 'antd';
import { Library } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { totalsOf, type QuestionItem } from '../question-list';
import { useReorder } from '../../../components/reorder/use-reorder';
import { AddQuestion } from './add-question';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row';

interface Props {
  items: readonly QuestionItem[];
  selectedKey: string | null;
  /** What the chosen tests bring besides, in words. */
  note?: string | undefined;
  banner?: ReactNode;
  flagged?: { ids: readonly string[]; label: string } | undefined;
  onFromBank?: (() => void) | undefined;
  onSelect: (key: string) => void;
  onAdd: (type: QuestionType) => void;
  onMove: (key: string, to: number) => void;
}

/** The questions of an assessment or a test in their order, with running totals of time and points. */
export function QuestionListPanel(props: Props) {
  const { items, selectedKey, note, banner, flagged, onFromBank, onSelect, onAdd, onMove } = props;
  const { t } = useTranslation('questions');
  const [spoken, setSpoken] = useState('');
  const keys = items.map(({ key }) => key);
  const reorder = useReorder(keys, (key, to) => {
    onMove(key, to);
    setSpoken(t('list.moved', { number: to + 1, count: keys.length }));
  });
  const flagOf = ({ id, isOvertaken = false }: QuestionItem) => {
    if (isOvertaken) return t('overtaken.title');
    return id !== null && flagged?.ids.includes(id) ? flagged.label : undefined;
  };
  return (
    <section className={styles.panel} aria-label={t('list.title')}>
      <div className={styles.head}>
        <Totals items={items} note={note} />
        <span className={styles.ways}>
          {onFromBank && <FromBank onFromBank={onFromBank} />}
          <AddQuestion onAdd={onAdd} />
        </span>
      </div>
      {banner}
      <ol>
        {items.map((item, index) => (
          <QuestionRow
            key={item.key}
            item={item}
            number={index + 1}
            count={items.length}
            isSelected={item.key === selectedKey}
            flag={flagOf(item)}
            isDragged={item.key === reorder.dragged}
            handle={reorder.handle(item.key)}
            onSelect={() => onSelect(item.key)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  );
}

function FromBank({ onFromBank }: { onFromBank: () => void }) {
  const { t } = useTranslation('questions');
  return (
    <Tooltip title={t('list.fromBank')}>
      <Button
        icon={<Library size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('list.fromBank')}
        onClick={onFromBank}
      />
    </Tooltip>
  );
}

function Totals({ items, note }: Pick<Props, 'items' | 'note'>) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const { count, durationSeconds, points } = totalsOf(items);
  return (
    <div>
      <h2 className={styles.count}>{t('count', { count })}</h2>
      <p className={styles.totals}>
        {format.duration(durationSeconds)}
        {' · '}
        {t('points.long', { count: points, points: format.number(points) })}
      </p>
      {note !== undefined && <p className={styles.totals}>{note}</p>}
    </div>
  );
}
