import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format';
import type { KeysetPage } from '../../hooks/use-keyset-page';
import styles from './pager.module.css';

interface Props {
  page: KeysetPage;
  /** `pageInfo` of the connection that is shown. */
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  shown: number;
  totalCount: number;
}

/** "1–25 of 86" and the two ways to go. Hidden when everything fits one page. */
export function Pager({ page, pageInfo, shown, totalCount }: Props) {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (page.isFirst && !pageInfo.hasNextPage) return null;
  const from = page.offset + 1;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>
        {t('pager.range', {
          from: format.number(from),
          to: format.number(page.offset + shown),
          total: format.total(totalCount),
        })}
      </span>
      <Button
        disabled={page.isFirst}
        onClick={page.previous}
        icon={<ChevronLeft className="flip" size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('pager.previous')}
      />
      <Button
        disabled={!pageInfo.hasNextPage || !pageInfo.endCursor}
        onClick={() => pageInfo.endCursor && page.next(pageInfo.endCursor)}
        icon={<ChevronRight className="flip" size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('pager.next')}
      />
    </nav>
  );
}
