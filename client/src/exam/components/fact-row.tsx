import styles from './fact-row.module.css';

export interface ExamFact {
  label: string;
  value: string;
}

/** A few figures side by side; two by two on a phone. */
export function FactRow({ facts }: { facts: ExamFact[] }) {
  return (
    <dl className={styles.row}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
