import { Button } from 'antd';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TimeLedgerDrawer } from './time-ledger-drawer';

/** Opens the ledger of one sitting; that it is open stands in the address. */
export function TimeLedgerButton({ attemptId }: { attemptId: string }): ReactNode {
  const { t } = useTranslation('time-ledger');
  const [search, setSearch] = useSearchParams();
  const show = (isOpen: boolean) =>
    setSearch(
      (kept) => {
        const next = new URLSearchParams(kept);
        if (isOpen) next.set('time', '1');
        else next.delete('time');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button icon={<Hourglass size={16} strokeWidth={1.75} aria-hidden />} onClick={() => show(true)}>
        {t('open')}
      </Button>
      <TimeLedgerDrawer attemptId={search.has('time') ? attemptId : null} onClose={() => show(false)} />
    </>
  );
}
