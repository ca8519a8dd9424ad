import { EyeOff } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionLine } from '../../../answering/question-line';
import { MoreButton } from '../../../components/table/more-button';
import { useRowKeys } from '../../../components/table/use-row-keys';
import { UserText } from '../../../components/text/user-text';
import type { MarkingQueue_ItemFragment } from './workbench-generated';
import { useFormat } from '../../../hooks/use-format';
import type { NextPage } from '../../../hooks/use-next-page';
import styles from './workbench.module.css';

interface Props {
  items: MarkingQueue_ItemFragment[];
  totalCount: number;
  next: NextPage;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** Who or what comes next; the name is there only where one does not mark blind. */
export function QueueList({ items, totalCount, next, selectedId, onSelect }: Props): ReactNode {
  const { t } = useTranslation(['workbench', 'results']);
  const format = useFormat();
  const place = useRef<HTMLElement>(null);
  useRowKeys(place, onSelect);
  return (
    <nav ref={place} className={styles.queue} aria-label={t('queue.label')}>
      <p className={styles.count} role="status">
        {t('queue.count', { count: totalCount, formatted: format.number(totalCount) })}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} data-row-key={item.id}>
            <button
              type="button"
              className={item.id === selectedId ? styles.itemHere : styles.item}
              aria-current={item.id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(item.id)}
            >
              <span className={styles.who}>
                <CandidateLabel item={item} />
                {item.hasLateAnswer && <span className={styles.given}>{t('results:late.short')}</span>}
                {item.score !== null && <span className={styles.given}>{format.ratio(item.score, item.maxScore)}</span>}
              </span>
              <QuestionLine question={item} className={styles.what} />
            </button>
          </li>
        ))}
        {next.isThere && (
          <li className={styles.more}>
            <MoreButton page={next}>
              {t('queue.more', {
                count: totalCount - items.length,
                formatted: format.number(totalCount - items.length),
              })}
            </MoreButton>
          </li>
        )}
      </ul>
    </nav>
  );
}

export function CandidateLabel({ item }: { item: Pick<MarkingQueue_ItemFragment, 'candidateName' | 'alias'> }) {
  const { t } = useTranslation('workbench');
  if (item.candidateName !== null) return <UserText>{item.candidateName}</UserText>;
  return (
    <span className={styles.alias}>
      <EyeOff size={13} strokeWidth={1.75} aria-hidden /> {t('alias', { alias: `\u2066${item.alias}\u2069` })}
    </span>
  );
}
