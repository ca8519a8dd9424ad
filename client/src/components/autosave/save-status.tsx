import { Cloud, CloudAlert, CloudCheck, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import { failureOf } from '../../lib/graphql/errors';
import { useFailureText } from '../../lib/graphql/use-failure-text';
import type { AutosaveState } from '../../lib/autosave/autosave';
import styles from './save-status.module.css';

interface Props {
  state: AutosaveState;
  /** When the draft was last changed before this page; null while there is none. */
  updatedAt: string | null;
  isDraft: boolean;
  onRetry: () => void;
}

/** Where the work stands: saved when, being saved, or kept here until the line is back. */
export function SaveStatus({ state, updatedAt, isDraft, onRetry }: Props) {
  const { t } = useTranslation('common');
  const { Icon, tone, text } = useStatus(state, updatedAt, isDraft);
  const isStuck = state.kind === 'waiting' || state.kind === 'refused';
  return (
    <p className={`${styles.status} ${tone}`} role="status">
      <Icon className={state.kind === 'saving' ? styles.spin : undefined} size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles.statusText}>{text}</span>
      {isStuck && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('action.retry')}
        </button>
      )}
    </p>
  );
}

function useStatus(state: AutosaveState, updatedAt: string | null, isDraft: boolean) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const failureText = useFailureText();
  const show = (Icon: LucideIcon, text: string, tone = '') => ({ Icon, text, tone });
  const saved = isDraft ? 'saved.draft' : 'saved.changes';
  switch (state.kind) {
    case 'pending':
    case 'saving':
      return show(LoaderCircle, t('saved.saving'));
    case 'saved':
      return show(CloudCheck, t(`${saved}At`, { time: format.time(state.at) }));
    case 'waiting':
      return show(CloudAlert, t('saved.waiting'), styles.warning);
    case 'refused':
      return show(CloudAlert, t('saved.refused', { reason: failureText(failureOf(state.error)) }), styles.danger);
    case 'held':
      return show(Cloud, t(updatedAt === null ? 'saved.notYet' : 'saved.held'));
    case 'idle':
      if (updatedAt === null) return show(Cloud, t('saved.notYet'));
      return show(CloudCheck, t(saved, { moment: format.moment(updatedAt) }));
  }
}
