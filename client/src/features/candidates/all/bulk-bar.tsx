import { Button } from 'antd';
import { Columns2, Copy, MessageSquareText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/page/button-link';
import { BulkBar } from '../../../components/table/bulk-bar';
import { MOST_AT_ONCE, MOST_COMPARED, useBulkNote } from '../../../components/table/bulk-limits';
import { copyText } from '../../../components/toast/copy-text';
import { useFormat } from '../../../hooks/use-format';
import { allows } from '../life/life-actions';
import type { LifeWish } from '../life/use-life-ask';
import { LIFE_ICONS } from '../life/life-icons';
import { useNow } from '../life/use-now';
import type { CandidateListRow } from './candidate-list-row';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  rows: readonly CandidateListRow[];
  /** Absent where the role does not allow it. */
  onDelete: ((rows: CandidateListRow[]) => void) | undefined;
  onFeedback: (rows: CandidateListRow[]) => void;
  comparePath: (assessmentId: string, candidateIds: string[]) => string;
  onClear: () => void;
  onAsk: (wish: LifeWish) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What can be done with everybody who is ticked. Gone while nobody is. */
export function CandidatesBulkBar({ rows, onDelete, onFeedback, comparePath, onClear, onAsk, children }: Props) {
  const { t } = useTranslation('all-candidates');
  const format = useFormat();
  const noteFor = useBulkNote();
  if (rows.length === 0) return null;
  const withResult = rows.filter(({ result }) => result !== null);
  return (
    <BulkBar
      label={t('bulk.label')}
      note={noteFor(rows.length)}
      count={t('bulk.count', { count: rows.length, formatted: format.number(rows.length) })}
      clear={t('bulk.clear')}
      onClear={onClear}
    >
      <Compare rows={withResult} comparePath={comparePath} />
      {children}
      <CopyLinks rows={rows} />
      <Resend rows={rows} onAsk={onAsk} />
      {withResult.length > 0 && (
        <Button icon={<MessageSquareText {...icon} />} onClick={() => onFeedback(withResult)}>
          {t('bulk.feedback')}
        </Button>
      )}
      {withResult.length > 0 && onDelete && (
        <Button danger icon={<Trash2 {...icon} />} onClick={() => onDelete(withResult)}>
          {t('bulk.delete', { count: withResult.length, formatted: format.number(withResult.length) })}
        </Button>
      )}
    </BulkBar>
  );
}

/** Results of one assessment stand side by side; those of several have nothing in common. */
function Compare({ rows, comparePath }: Pick<Props, 'rows' | 'comparePath'>) {
  const { t } = useTranslation(['all-candidates', 'common']);
  const [first, ...others] = rows;
  if (!first || others.length === 0) return null;
  if (others.some(({ assessment }) => assessment.id !== first.assessment.id)) return null;
  const ids = rows.map(({ candidate }) => candidate.id).slice(0, MOST_COMPARED);
  return (
    <ButtonLink icon={<Columns2 {...icon} />} to={comparePath(first.assessment.id, ids)}>
      {rows.length > ids.length
        ? t('common:bulk.compareFirst', { count: ids.length })
        : t('bulk.compare', { count: ids.length })}
    </ButtonLink>
  );
}

/** Only to those who still have something to open. */
function Resend({ rows, onAsk }: Pick<Props, 'rows' | 'onAsk'>) {
  const { t } = useTranslation('candidates');
  const now = useNow();
  const waiting = rows.filter((row) => allows('resend', row, now));
  if (waiting.length === 0) return null;
  const Icon = LIFE_ICONS.resend;
  return (
    <Button
      icon={<Icon {...icon} />}
      disabled={waiting.length > MOST_AT_ONCE}
      onClick={() => onAsk({ action: 'resend', invitations: waiting })}
    >
      {t('life.resend.name')}
    </Button>
  );
}

/** One line for each: name, address, link; as a spreadsheet takes it. */
function CopyLinks({ rows }: Pick<Props, 'rows'>) {
  const { t } = useTranslation('all-candidates');
  const open = rows.filter(({ revokedAt }) => revokedAt === null);
  if (open.length === 0) return null;
  const lines = open.map(({ candidate, examUrl }) => [candidate.name, candidate.email, examUrl].join('\t'));
  const copy = () => copyText(lines.join('\n'), t('bulk.copied', { count: open.length }));
  return (
    <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
      {t('bulk.copy')}
    </Button>
  );
}
