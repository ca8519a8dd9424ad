import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PersonCell } from '../../../components/person/person-cell';
import { DataTable, type Column } from '../../../components/table/data-table';
import { CutText } from '../../../components/text/cut-text';
import { DayOf } from '../../../components/text/day-of';
import { PhoneNumber } from '../../../components/text/phone-number';
import type { AccessRequestSort } from '../../../graphql/schema-generated';
import type { AccessRequestTable_RequestFragment } from './access-request-generated';
import { useFormat } from '../../../hooks/use-format';
import { onSorted, sortable, type ListOrder } from '../../../components/table/list-order';
import styles from '../people.module.css';
import { RequestStatus } from './request-status';

export type AccessRequestRow = AccessRequestTable_RequestFragment;

interface Props {
  requests: readonly AccessRequestRow[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  empty: ReactNode;
  order: ListOrder<AccessRequestSort>;
  onSort: (order: ListOrder<AccessRequestSort>) => void;
  onOpen: (request: AccessRequestRow) => void;
  /** Address of the opened request. */
  linkTo: (request: AccessRequestRow) => string;
}

/** Who asked for access. */
export function RequestTable({ requests, order, onSort, linkTo, ...states }: Props) {
  const { t } = useTranslation('people');
  return (
    <DataTable<AccessRequestRow>
      rows={requests}
      columns={useColumns(order, linkTo)}
      rowKey={({ id }) => id}
      label={t('requests.label')}
      density="roomy"
      onSort={onSorted(onSort)}
      card={(request) => <RequestCard request={request} to={linkTo(request)} />}
      {...states}
    />
  );
}

function useColumns(order: ListOrder<AccessRequestSort>, linkTo: Props['linkTo']): Column<AccessRequestRow>[] {
  const { t } = useTranslation('people');
  return [
    {
      ...sortable(order, 'NAME'),
      title: t('requests.person'),
      render: (_, row) => <Person request={row} to={linkTo(row)} />,
    },
    {
      ...sortable(order, 'COMPANY_NAME'),
      title: t('requests.company'),
      render: (_, row) => <Company request={row} />,
    },
    { key: 'phone', width: 150, title: t('requests.phone'), render: (_, { phone }) => <PhoneNumber phone={phone} /> },
    {
      key: 'message',
      title: t('requests.message'),
      render: (_, { message }) => <CutText>{message}</CutText>,
    },
    {
      key: 'status',
      width: 120,
      title: t('requests.statusLabel'),
      render: (_, { status }) => <RequestStatus status={status} />,
    },
    {
      ...sortable(order, 'CREATED_AT'),
      width: 130,
      title: t('requests.received'),
      render: (_, { createdAt }) => <DayOf at={createdAt} />,
    },
  ];
}

function Person({ request, to }: { request: AccessRequestRow; to: string }) {
  return (
    <Link className={styles.person} to={to} replace>
      <PersonCell name={request.name} email={request.email} />
    </Link>
  );
}

function Company({ request: { companyName, companySize } }: { request: AccessRequestRow }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (
    <div className={styles.two}>
      <CutText>{companyName}</CutText>
      <p className={styles.second}>
        {t('staff.employees', { count: companySize, formatted: format.number(companySize) })}
      </p>
    </div>
  );
}

function RequestCard({ request, to }: { request: AccessRequestRow; to: string }) {
  const format = useFormat();
  return (
    <article className={styles.card}>
      <Person request={request} to={to} />
      <RequestStatus status={request.status} />
      <div className={styles.cardFacts}>
        <Company request={request} />
        <span className={styles.second}>{format.date(request.createdAt)}</span>
      </div>
    </article>
  );
}
