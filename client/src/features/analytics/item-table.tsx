import { ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../answering/question-line';
import type { ItemTable_QuestionFragment } from './analytics-generated';
import { useFormat } from '../../hooks/use-format';
import { itemNotes } from './item-notes';
import styles from './analytics.module.css';

const COLUMNS = [
  'attempts',
  'facility',
  'sd',
  'guessing',
  'discrimination',
  'efficiency',
  'intendedWeight',
  'effectiveWeight',
  'averageSeconds',
] as const;
type ColumnName = (typeof COLUMNS)[number];

/** The figures of each question, and below them what every column means. */
export function ItemTable({ questions }: { questions: ItemTable_QuestionFragment[] }): ReactNode {
  const { t } = useTranslation('analytics');
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('items.table')}>
        <table className={styles.items}>
          <thead>
            <tr>
              <th scope="col">{t('items.question')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles.number} title={t(`items.means.${column}`)}>
                  {t(`items.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map((question, index) => (
              <Row key={question.questionId} question={question} number={index + 1} />
            ))}
          </tbody>
        </table>
      </div>
      <details className={styles.legend}>
        <summary>
          <ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />
          {t('items.explain')}
        </summary>
        <dl>
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>{t(`items.column.${column}`)}</dt>
              <dd>{t(`items.means.${column}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Row({ question, number }: { question: ItemTable_QuestionFragment; number: number }) {
  const { t } = useTranslation(['analytics', 'common']);
  const format = useFormat();
  const notes = itemNotes(question);
  return (
    <tr>
      <th scope="row">
        <span className={styles.itemName}>
          {format.number(number)}. <QuestionLine question={question} />
        </span>
        <span className={styles.itemType}>{t(`common:questionType.${question.type}`)}</span>
        {notes.map((note) => (
          <span key={note} className={note === 'DRAWN' ? styles.itemType : styles.warning}>
            {note !== 'DRAWN' && <TriangleAlert size={13} strokeWidth={2} aria-hidden />}
            {t(`items.note.${note}`)}
          </span>
        ))}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={styles.number}>
          <Cell question={question} column={column} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ question, column }: { question: ItemTable_QuestionFragment; column: ColumnName }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const value = question[column];
  if (value === null) return <span title={t('items.noValue')}>–</span>;
  if (column === 'averageSeconds') return format.clock(Math.round(value));
  if (column === 'attempts') return format.number(value);
  if (column === 'sd') return format.number(Number(value.toFixed(2)));
  return format.percent(Number(value.toFixed(1)));
}
