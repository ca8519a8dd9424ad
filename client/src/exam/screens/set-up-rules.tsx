import { CloudCheck, ListOrdered, RefreshCwOff, TimerReset, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './set-up-rules.module.css';

type Rule = 'order' | 'time' | 'saved' | 'reload';

const RULES: [Rule, LucideIcon][] = [
  ['order', ListOrdered],
  ['time', TimerReset],
  ['saved', CloudCheck],
  ['reload', RefreshCwOff],
];

/** The rules, in four lines. */
export function SetUpRules() {
  const { t } = useTranslation('exam');
  return (
    <section className={styles.rules}>
      <h2 className={styles.title}>{t('setUp.rules')}</h2>
      <ul className={styles.list}>
        {RULES.map(([rule, Icon]) => (
          <li key={rule} className={styles.rule}>
            <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
            <span>{t(`setUp.rule.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
