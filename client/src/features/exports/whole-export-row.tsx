import { Button, Progress } from 'antd';
import { Download, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../components/status/status-dot';
import { UserText } from '../../components/text/user-text';
import {
  useAssessmentExportProgressedSubscription,
  useCancelAssessmentExportMutation,
  type AssessmentExport_ExportFragment,
} from './assessment-export-generated';
import { useFormat } from '../../hooks/use-format';
import { resolvesWhenRefused } from '../../lib/graphql/refusal';
import { archiveAddress } from './addresses';
import styles from './exports.module.css';
import { isOpenExport } from './use-assessment-exports';

type Export = AssessmentExport_ExportFragment;

const tones: Record<Export['state'], StatusTone> = {
  WAITING: 'brand',
  RUNNING: 'brand',
  READY: 'success',
  FAILED: 'danger',
  CANCELLED: 'hollow',
};

/** One archive: how far it is, or what became of it, and what can be done about it. */
export function WholeExportRow({ export: one, onRetry }: { export: Export; onRetry: () => void }): ReactNode {
  const { t } = useTranslation(['exports', 'common']);
  const format = useFormat();
  const { state, parts, requestedAt, createdByName, failure } = one;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <StatusDot tone={tones[state]}>{t(`whole.state.${state}`)}</StatusDot>
        {isOpenExport(one) && <Making export={one} />}
        {failure && (
          <span className={styles.problem} role="alert">
            {t(`whole.failure.${failure}`)}
          </span>
        )}
        <span>{format.list(parts.map((part) => t(`whole.part.${part}`)))}</span>
        {state === 'READY' && <Ready export={one} />}
        <span>
          {format.moment(requestedAt)}
          {' · '}
          <UserText>{createdByName}</UserText>
        </span>
      </div>
      <Action export={one} onRetry={onRetry} />
    </li>
  );
}

/** Listens for as long as it is drawn; what it hears goes through the cache to the list. */
function Making({ export: { id, progress, total } }: { export: Export }) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  useAssessmentExportProgressedSubscription({ variables: { id } });
  return (
    <>
      <Progress
        percent={total === 0 ? 0 : Math.floor((progress / total) * 100)}
        showInfo={false}
        size="small"
        status="active"
        aria-label={t('whole.progress')}
      />
      {total > 0 && <span>{format.ratio(progress, total)}</span>}
    </>
  );
}

function Ready({ export: { byteSize, expiresAt } }: { export: Export }) {
  const { t } = useTranslation('exports');
  const format = useFormat();
  return (
    <span>
      {byteSize !== null && format.fileSize(byteSize)}
      {' · '}
      {expiresAt && t('whole.until', { moment: format.moment(expiresAt) })}
    </span>
  );
}

function Action({ export: one, onRetry }: { export: Export; onRetry: () => void }) {
  const { t } = useTranslation(['exports', 'common']);
  const [cancel, { loading }] = useCancelAssessmentExportMutation(resolvesWhenRefused);
  const stop = () => void cancel({ variables: { input: { id: one.id } } });
  if (isOpenExport(one))
    return (
      <Button size="small" loading={loading} onClick={stop}>
        {t('whole.cancel')}
      </Button>
    );
  if (one.state === 'READY')
    return (
      <Button size="small" icon={<Download size={14} aria-hidden />} href={archiveAddress(one.id)} download>
        {t('whole.download')}
      </Button>
    );
  return (
    <Button size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
}
