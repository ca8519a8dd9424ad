import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import styles from './preview-table.module.css';

const OWN = ['FILE_TYPE', 'FILE_SIZE', 'FILE_CONVERT'];

interface Props {
  failure: Failure;
  /** Null where another look would find the same. */
  onRetry: (() => void) | null;
}

/** Why the list as a whole could not be read. */
export function ListFailure({ failure, onRetry }: Props): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  const text = useFailureText();
  return (
    <p className={styles.failure} role="alert">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      {OWN.includes(failure.code) ? t(`candidates:invite.${failure.code}`) : text(failure)}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      )}
    </p>
  );
}
