import { Button, Progress } from 'antd';
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { Failure } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import { LtrText } from '../text/ltr-text';
import styles from './upload.module.css';

interface Props {
  icon: ReactNode;
  name: string;
  byteSize: number;
  /** 0 to 1 while it is on its way; null when it is not. */
  sent: number | null;
  failure: Failure | null;
  onRetry?: (() => void) | undefined;
  /** Stops what is on its way, or puts away what failed. */
  onCancel?: (() => void) | undefined;
  /** At the end of the row of a file that is there. */
  actions?: ReactNode;
}

/** One file, how far it is, and what can be done about it. */
export function UploadRow({ icon, name, byteSize, sent, failure, onRetry, onCancel, actions }: Props) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  return (
    <div className={styles.row}>
      <span className={styles.rowIcon}>{icon}</span>
      <div className={styles.rowText}>
        <p className={styles.name}>
          <b>
            <LtrText ellipsis>{name}</LtrText>
          </b>
          <span className={styles.size}>{format.fileSize(byteSize)}</span>
        </p>
        <RowState name={name} sent={sent} failure={failure} />
      </div>
      {failure && onRetry && (
        <Button size="small" icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onCancel && (
        <Button
          size="small"
          type="text"
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={t(failure ? 'dismiss' : 'cancel', { name })}
          onClick={onCancel}
        />
      )}
      {actions}
    </div>
  );
}

function RowState({ name, sent, failure }: Pick<Props, 'name' | 'sent' | 'failure'>) {
  const { t } = useTranslation('upload');
  const text = useFailureText();
  if (failure) {
    return (
      <p className={styles.failure} role="alert">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        <span>{text(failure)}</span>
      </p>
    );
  }
  if (sent === null) return null;
  return <Progress percent={Math.round(sent * 100)} size="small" aria-label={t('sending', { name })} />;
}
