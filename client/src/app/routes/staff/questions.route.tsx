import { Button } from 'antd';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { withOrder } from '../../../components/table/list-order';
import { shownPage } from '../../../components/table/shown-page';
import {
  bankFilterInput,
  bankList,
  BankTable,
  BankToolbar,
  DeleteQuestionDialog,
  ExportMenu,
  ImportDrawer,
  isBankFiltered,
  nothingSelected,
  readBankOrder,
  TranslationFiles,
  without,
  type Selection,
} from '../../../features/questions';
import {
  useBankQuestionsQuery,
  type BankTable_QuestionFragment,
} from '../../../features/questions/bank/bank-generated';
import type { QuestionFilter } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import { PAGE_SIZE, useKeysetPage } from '../../../hooks/use-keyset-page';
import { useListAddress } from '../../../hooks/use-list-address';
import { BankSelection } from './bank/bank-selection';
import { OpenedQuestion } from './bank/opened-question';
import { useBankNavigation } from './bank/use-bank-navigation';

type Row = BankTable_QuestionFragment;

/** The question bank: `/Questions`, with the opened question or its history in the address. */
export function QuestionsRoute() {
  const { t } = useTranslation('bank');
  const [search, setSearch] = useSearchParams();
  const list = useBank(search);
  const [selection, setSelection] = useState<Selection<Row>>(nothingSelected);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const [isImporting, setImporting] = useState(false);
  const actions = useBankNavigation(list.refetch);
  const [filter, ask] = useListAddress(bankList);
  const isEmpty = list.totalCount === 0 && !isBankFiltered(filter);
  return (
    <Page title={t('title')}>
      <Breadcrumb crumbs={[{ label: t('title') }]} />
      <Header
        total={list.totalCount}
        filter={bankFilterInput(filter)}
        onImport={() => setImporting(true)}
        onChanged={list.refetch}
        onNew={isEmpty ? undefined : actions.openNew}
      />
      <BankToolbar filter={filter} onChange={ask} />
      <BankTable
        rows={list.rows}
        error={list.error}
        onRetry={list.refetch}
        empty={<Empty isFiltered={isBankFiltered(filter)} onClear={() => ask(bankList.none)} onNew={actions.openNew} />}
        order={readBankOrder(search)}
        onSort={(order) => setSearch((kept) => withOrder(kept, order), { replace: true })}
        selection={selection}
        onSelect={setSelection}
        linkTo={actions.linkTo}
        onOpen={actions.onOpen}
        onHistory={actions.onHistory}
        onTranslate={actions.onTranslate}
        onSwitch={actions.onSwitch}
        onDuplicate={({ id }) => void actions.duplicate(id)}
        onDelete={setDeleting}
      />
      {list.pager}
      <BankSelection selection={selection} onSelect={setSelection} onChanged={list.refetch} />
      <OpenedQuestion actions={actions} onChanged={list.refetch} />
      <ImportDrawer open={isImporting} onImported={list.refetch} onClose={() => setImporting(false)} />
      <DeleteQuestionDialog
        question={deleting}
        onDeactivate={actions.onSwitch}
        onDeleted={({ id }) => {
          setSelection((kept) => without(kept, id));
          list.refetch();
        }}
        onClose={() => setDeleting(null)}
      />
    </Page>
  );
}

function useBank(search: URLSearchParams) {
  const page = useKeysetPage();
  const query = useBankQuestionsQuery({
    variables: {
      first: PAGE_SIZE,
      after: page.after,
      filter: bankFilterInput(bankList.read(search)),
      ...readBankOrder(search),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.questions;
  return shownPage(page, query, list);
}

interface HeaderProps {
  total: number | undefined;
  filter: QuestionFilter;
  onImport: () => void;
  onChanged: () => void;
  /** Absent where there is no question at all: the first one is begun from the middle of the page. */
  onNew: (() => void) | undefined;
}

function Header({ total, filter, onImport, onChanged, onNew }: HeaderProps) {
  const { t } = useTranslation(['bank', 'questions-import']);
  const format = useFormat();
  return (
    <PageHeader
      title={t('title')}
      facts={total !== undefined && total > 0 && t('total', { count: total, formatted: format.total(total) })}
      actions={
        <>
          <Button icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />} onClick={onImport}>
            {t('questions-import:open')}
          </Button>
          <ExportMenu count={total ?? 0} filter={filter} />
          <TranslationFiles count={total ?? 0} filter={filter} onChanged={onChanged} />
          {onNew && <NewQuestion onNew={onNew} />}
        </>
      }
    />
  );
}

function NewQuestion({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('bank');
  return (
    <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
      {t('new')}
    </Button>
  );
}

interface EmptyProps {
  isFiltered: boolean;
  onClear: () => void;
  onNew: () => void;
}

function Empty({ isFiltered, onClear, onNew }: EmptyProps) {
  const { t } = useTranslation(['bank', 'common']);
  if (!isFiltered) {
    return (
      <EmptyState title={t('bank:empty.title')} action={<NewQuestion onNew={onNew} />}>
        {t('bank:empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('bank:noMatch.title')}
      action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
    >
      {t('bank:noMatch.text')}
    </EmptyState>
  );
}
