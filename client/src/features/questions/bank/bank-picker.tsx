import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { MoreButton } from '../../../components/table/more-button';
import type { BankTable_QuestionFragment } from './bank-generated';
import { useFormat } from '../../../hooks/use-format';
import { BankToolbar } from './bank-toolbar';
import styles from './bank.module.css';
import { bankFilterInput, bankList, isBankFiltered } from './bank.search';
import { PickerRow } from './picker-row';
import { nothingSelected, toggled, type Selection } from '../../../components/table/selection';
import { useBankPages } from './use-bank-pages';

type Row = BankTable_QuestionFragment;

interface Props {
  open: boolean;
  /** Ids of questions that are there already: shown, and not offered again. */
  taken: readonly string[];
  /** Adds them in this order; true when they were added. */
  onAdd: (ids: string[]) => Promise<boolean>;
  onClose: () => void;
}

/** Takes questions from the bank into a test or an assessment. */
export function BankPicker({ open, taken, onAdd, onClose }: Props) {
  const { t } = useTranslation('bank');
  const [selection, setSelection] = useState<Selection<Row>>(nothingSelected);
  const close = () => {
    setSelection(nothingSelected);
    onClose();
  };
  const add = async () => {
    if (await onAdd([...selection.keys()])) close();
  };
  return (
    <SideDrawer
      open={open}
      width={720}
      label={t('picker.title')}
      title={t('picker.title')}
      footer={<Foot selection={selection} onAdd={add} onClose={close} />}
      onClose={close}
    >
      {open && <Offer taken={taken} selection={selection} onSelect={setSelection} />}
    </SideDrawer>
  );
}

interface OfferProps {
  taken: readonly string[];
  selection: Selection<Row>;
  onSelect: (selection: Selection<Row>) => void;
}

function Offer({ taken, selection, onSelect }: OfferProps) {
  const [filter, setFilter] = useState(bankList.none);
  const pages = useBankPages({ ...bankFilterInput(filter), status: 'ACTIVE' }, false);
  const { rows, error, refetch, next } = pages;
  const { t } = useTranslation('bank');
  return (
    <>
      <BankToolbar filter={filter} isPicking onChange={(change) => setFilter((kept) => ({ ...kept, ...change }))} />
      {!rows && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={6} />)}
      {rows?.length === 0 && <Nothing isFiltered={isBankFiltered(filter)} onClear={() => setFilter(bankList.none)} />}
      <ul className={styles.pickerRows} aria-label={t('title')}>
        {rows?.map((row) => (
          <PickerRow
            key={row.id}
            question={row}
            isTaken={taken.includes(row.id)}
            isSelected={selection.has(row.id)}
            onToggle={() => onSelect(toggled(selection, row))}
          />
        ))}
      </ul>
      {next.isThere && (
        <div className={styles.more}>
          <MoreButton page={next}>{t('picker.more')}</MoreButton>
        </div>
      )}
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['bank', 'common']);
  if (!isFiltered) return <EmptyState title={t('bank:empty.title')}>{t('bank:picker.empty')}</EmptyState>;
  return (
    <EmptyState
      title={t('bank:noMatch.title')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('bank:noMatch.text')}
    </EmptyState>
  );
}

interface FootProps {
  selection: Selection<Row>;
  onAdd: () => Promise<void>;
  onClose: () => void;
}

function Foot({ selection, onAdd, onClose }: FootProps) {
  const { t } = useTranslation(['bank', 'common', 'questions']);
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const rows = [...selection.values()];
  const seconds = rows.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const run = async () => {
    setBusy(true);
    try {
      await onAdd();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.pickerFoot}>
      {rows.length > 0 && <span className={styles.pickerTotals}>{format.duration(seconds)}</span>}
      <span className={styles.pickerButtons}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button type="primary" loading={isBusy} disabled={rows.length === 0} onClick={() => void run()}>
          {t('bank:picker.add', { count: rows.length, formatted: format.number(rows.length) })}
        </Button>
      </span>
    </div>
  );
}
