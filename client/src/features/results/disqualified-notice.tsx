import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../components/feedback/inline-alert';
import styles from './disqualified-notice.module.css';

interface Props {
  result: { isDisqualified: boolean };
  /** A way to the answer, under the words: beside them it leaves them no room on a phone. */
  action?: ReactNode;
}

/** Says what the answer to a qualifier means, and what it does not touch. */
export function DisqualifiedNotice({ result, action }: Props): ReactNode {
  const { t } = useTranslation('results');
  if (!result.isDisqualified) return null;
  return (
    <div className={styles.notice}>
      <InlineAlert tone="danger">
        <strong className={styles.title}>{t('disqualified.title')}</strong>
        <p>{t('disqualified.text')}</p>
        {action && <div className={styles.action}>{action}</div>}
      </InlineAlert>
    </div>
  );
}
