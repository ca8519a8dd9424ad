import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './analytics.module.css';

interface Props {
  title: string;
  /** What the chart says, in one sentence. */
  sentence: string;
  chart: ReactNode;
  /** The same figures; always there for a screen reader and on paper, on request for everybody. */
  table: ReactNode;
}

export function ChartFigure({ title, sentence, chart, table }: Props): ReactNode {
  const { t } = useTranslation('analytics');
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.sentence}>{sentence}</p>
      <div role="img" aria-label={sentence}>
        {chart}
      </div>
      <Button
        type="link"
        size="small"
        className={styles.asTable ?? ''}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'table.hide' : 'table.show')}
      </Button>
      <div className={isShown ? styles.tableShown : styles.tableHidden}>{table}</div>
    </section>
  );
}

interface TableProps {
  head: string[];
  rows: ReactNode[][];
}

/** A table whose first column names the row. */
export function FigureTable({ head, rows }: TableProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
