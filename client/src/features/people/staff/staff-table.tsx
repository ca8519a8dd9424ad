import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../../../components/table/data-table';
import type { StaffUserSort } from '../../../graphql/schema-generated';
import type { StaffTable_UserFragment } from './staff-user-generated';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import styles from '../people.module.css';
import { CompanyCell, MomentCell, NameCell, CreditCell, VerificationCell, WorkCell } from './staff-cells';
import { StaffMenu, type StaffActions } from './staff-menu';

type Row = StaffTable_UserFragment;

interface Props extends StaffActions {
  kind: 'admin' | 'hr';
  users: readonly Row[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  order: ListOrder<StaffUserSort>;
  onSort: (order: ListOrder<StaffUserSort>) => void;
  linkTo: (user: Row) => string;
}

/** Admins or HR users, with what they have done so far. */
export function StaffTable({ kind, users, error, onRetry, empty, order, onSort, linkTo, ...actions }: Props) {
  const { t } = useTranslation('people');
  const columns = useColumns(kind, order, linkTo, actions);
  return (
    <DataTable<Row>
      rows={users}
      columns={columns}
      rowKey={({ id }) => id}
      label={t(`${kind}.list`)}
      error={error}
      onRetry={onRetry}
      empty={empty}
      density="roomy"
      onOpen={actions.onOpen}
      {...(actions.onEdit ? { onEdit: actions.onEdit } : {})}
      onSort={onSorted(onSort)}
      card={(user) => <StaffCard kind={kind} user={user} to={linkTo(user)} actions={actions} />}
    />
  );
}

function useColumns(
  kind: Props['kind'],
  order: ListOrder<StaffUserSort>,
  linkTo: Props['linkTo'],
  actions: StaffActions,
): Column<Row>[] {
  const { t } = useTranslation('people');
  const hrColumns: Column<Row>[] = [
    { key: 'company', minWidth: 130, title: t('staff.company'), render: (_, user) => <CompanyCell user={user} /> },
    { key: 'requests', width: 116, title: t('staff.requests'), render: (_, user) => <CreditCell user={user} /> },
  ];
  return [
    {
      ...sortable(order, 'NAME'),
      title: t('staff.name'),
      render: (_, user) => <NameCell user={user} to={linkTo(user)} />,
    },
    { key: 'status', width: 114, title: t('staff.status'), render: (_, user) => <VerificationCell user={user} /> },
    ...(kind === 'hr' ? hrColumns : []),
    { key: 'work', minWidth: 120, title: t('staff.work'), render: (_, user) => <WorkCell user={user} /> },
    {
      ...sortable(order, 'LAST_SIGN_IN_AT'),
      width: 122,
      title: t('staff.lastSignIn'),
      render: (_, user) => <MomentCell at={user.lastSignInAt} />,
    },
    {
      ...sortable(order, 'CREATED_AT'),
      width: 122,
      title: t('staff.created'),
      render: (_, user) => <MomentCell at={user.createdAt} />,
    },
    {
      key: 'actions',
      align: 'end',
      width: 48,
      title: <span className="visually-hidden">{t('staff.actions')}</span>,
      render: (_, user) => <StaffMenu user={user} {...actions} />,
    },
  ];
}

interface CardProps {
  kind: Props['kind'];
  user: Row;
  to: string;
  actions: StaffActions;
}

function StaffCard({ kind, user, to, actions }: CardProps) {
  return (
    <article className={styles.card}>
      <NameCell user={user} to={to} />
      <StaffMenu user={user} {...actions} />
      <div className={styles.cardPairs}>
        <VerificationCell user={user} />
        {kind === 'hr' && <CreditCell user={user} />}
        {kind === 'hr' && <CompanyCell user={user} />}
        <WorkCell user={user} />
      </div>
    </article>
  );
}
