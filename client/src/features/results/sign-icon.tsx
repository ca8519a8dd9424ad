import { Check, Hourglass, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkSign } from './mark-sign';
import styles from './question-list.module.css';

const ICONS = { right: Check, partly: Minus, wrong: X, awaiting: Hourglass };

export function SignIcon({ sign }: { sign: MarkSign }): ReactNode {
  const { t } = useTranslation('results');
  const Icon = ICONS[sign];
  return (
    <span className={`${styles.sign} ${styles[sign]}`} role="img" aria-label={t(`sign.${sign}`)}>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
