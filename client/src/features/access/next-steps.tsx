import { CircleCheck, Clock, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './access.module.css';

const steps = { review: CircleCheck, reply: Clock, mail: Mail } as const;

/** What becomes of a message that was sent. */
export function NextSteps() {
  const { t } = useTranslation('access');
  return (
    <ol className={styles.steps}>
      {Object.entries(steps).map(([name, Icon]) => (
        <li key={name} className={styles.step}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          <span>
            <span className={styles.stepTitle}>{t(`success.${name}.title`)}</span>
            {t(`success.${name}.text`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
