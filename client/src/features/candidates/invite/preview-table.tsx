import { Segmented } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format';
import { fixesFirst, isReady, rowKeysOf } from './draft-list';
import { isRead } from './draft-lists';
import { PreviewRow } from './preview-row';
import type { CandidateList } from './use-candidate-list';
import styles from './preview-table.module.css';

const SHOWN_AT_FIRST = 50;
const SHOWN_MORE = 200;

/** What was understood, row by row; what needs a fix comes first and is mended in place. */
export function PreviewTable({ list }: { list: CandidateList }): ReactNode {
  const { t } = useTranslation('candidates');
  const [onlyFixes, setOnlyFixes] = useState(false);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (list.rows.length === 0) return null;
  const fixes = list.rows.filter((row) => !isReady(row));
  const rows = fixesFirst(onlyFixes && fixes.length > 0 ? fixes : list.rows);
  const keys = rowKeysOf(rows);
  return (
    <section aria-label={t('invite.preview')} aria-busy={list.isChecking}>
      <Counts
        ready={list.rows.length - fixes.length}
        fixes={fixes.length}
        all={list.rows.length}
        onlyFixes={onlyFixes}
        onOnlyFixes={setOnlyFixes}
      />
      {/* What was read from another text than stands there is not mended. */}
      <fieldset className={styles.rows} disabled={!isRead(list)}>
        <table className={styles.table}>
          <Head />
          <tbody>
            {rows.slice(0, shown).map((row, index) => (
              <PreviewRow
                key={keys[index]}
                row={row}
                onEdit={list.edit}
                onLanguage={list.chooseLanguage}
                onRemove={list.remove}
              />
            ))}
          </tbody>
        </table>
      </fieldset>
      {rows.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + SHOWN_MORE)}>
          {t('invite.more', { count: rows.length - shown })}
        </button>
      )}
    </section>
  );
}

interface CountsProps {
  ready: number;
  fixes: number;
  all: number;
  onlyFixes: boolean;
  onOnlyFixes: (only: boolean) => void;
}

function Counts({ ready, fixes, all, onlyFixes, onOnlyFixes }: CountsProps) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  return (
    <div className={styles.counts} role="status">
      <span className={styles.ready}>
        <CircleCheck size={18} strokeWidth={1.75} aria-hidden />{' '}
        {t('invite.ready', { count: ready, formatted: format.number(ready) })}
      </span>
      {fixes > 0 && (
        <>
          <span className={styles.fixes}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />{' '}
            {t('invite.fixes', { count: fixes, formatted: format.number(fixes) })}
          </span>
          <Segmented
            size="small"
            className={styles.which ?? ''}
            aria-label={t('invite.which')}
            value={onlyFixes ? 'fixes' : 'all'}
            options={[
              { value: 'all', label: `${t('invite.all')} ${format.number(all)}` },
              { value: 'fixes', label: `${t('invite.toFix')} ${format.number(fixes)}` },
            ]}
            onChange={(value) => onOnlyFixes(value === 'fixes')}
          />
        </>
      )}
    </div>
  );
}

function Head() {
  const { t } = useTranslation('candidates');
  return (
    <thead>
      <tr>
        <th scope="col">{t('invite.row')}</th>
        <th scope="col">{t('invite.column.NAME')}</th>
        <th scope="col">{t('invite.column.EMAIL')}</th>
        <th scope="col">{t('invite.column.PHONE')}</th>
        <th>
          <span className="visually-hidden">{t('invite.removeColumn')}</span>
        </th>
      </tr>
    </thead>
  );
}
