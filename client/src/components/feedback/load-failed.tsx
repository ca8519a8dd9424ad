import { Button } from 'antd';
import { FileWarning, RotateCcw, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureOf, isNotFound, NETWORK_FAILURE, type Failure } from '../../lib/graphql/errors';
import { unlessRefused } from '../../lib/graphql/refusal';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import { LtrText } from '../text/ltr-text';
import { NotFound } from './not-found';
import styles from './notice.module.css';

interface Props {
  /** What Apollo gave; absent when the page itself broke. */
  error?: unknown;
  /** Refused once more, it ends quietly: the query behind it says why in this place. */
  onRetry: () => unknown;
  /** What was kept; "Nothing you typed was lost." when it applies. */
  children?: string;
}

/** A part of the page could not be loaded. Replaces only that part; what is not there is the not-found page. */
export function LoadFailed({ error, ...props }: Props) {
  const failure = failureOf(error);
  return isNotFound(failure) ? <NotFound /> : <Failed failure={failure} {...props} />;
}

function Failed({ failure, onRetry, children }: Omit<Props, 'error'> & { failure: Failure }) {
  const { t } = useTranslation('common');
  const text = useFailureText();
  const Icon = failure.code === NETWORK_FAILURE ? WifiOff : FileWarning;
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.badge}>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <h2 className={styles.title}>{text(failure)}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {failure.requestId && (
        <p className={styles.code}>
          {t('toast.request')} <LtrText>{failure.requestId}</LtrText>
        </p>
      )}
      <div className={styles.action}>
        <Button
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void unlessRefused(Promise.resolve(onRetry()))}
        >
          {t('action.retry')}
        </Button>
      </div>
    </div>
  );
}
