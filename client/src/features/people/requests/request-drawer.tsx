import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import { PersonCell } from '../../../components/person/person-cell';
import { FactList } from '../../../components/text/fact-list';
import { LtrText } from '../../../components/text/ltr-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import { UserText } from '../../../components/text/user-text';
import type { AccessDecision } from '../../../graphql/schema-generated';
import { useFormat } from '../../../hooks/use-format';
import styles from '../people.module.css';
import { RequestStatus } from './request-status';
import type { AccessRequestRow } from './request-table';

interface Props {
  /** Null closes the drawer. */
  request: AccessRequestRow | null;
  onDecide: (request: AccessRequestRow, decision: AccessDecision) => void;
  onClose: () => void;
}

/** One access request in full, and the decision on it. */
export function RequestDrawer({ request, onDecide, onClose }: Props) {
  const { t } = useTranslation('people');
  return (
    <SideDrawer
      open={request !== null}
      label={t('requests.one')}
      title={request && <PersonCell name={request.name} email={request.email} />}
      footer={request && <DrawerFoot request={request} onDecide={onDecide} />}
      onClose={onClose}
    >
      {request && <Details request={request} />}
    </SideDrawer>
  );
}

function Details({ request }: { request: AccessRequestRow }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const facts: Record<string, ReactNode> = {
    statusLabel: <RequestStatus status={request.status} />,
    email: (
      <a href={`mailto:${request.email}`}>
        <LtrText>{request.email}</LtrText>
      </a>
    ),
    phone: (
      <a href={`tel:${request.phone.replace(/[^\d+]/g, '')}`}>
        <PhoneNumber phone={request.phone} />
      </a>
    ),
    company: <UserText>{request.companyName}</UserText>,
    size: t('staff.employees', { count: request.companySize, formatted: format.number(request.companySize) }),
    received: format.moment(request.createdAt),
  };
  return (
    <>
      <FactList facts={facts} nameOf={(name) => t(`requests.${name}`)} />
      <section className={styles.message}>
        <h3>{t('requests.message')}</h3>
        <UserText as="p">{request.message}</UserText>
      </section>
    </>
  );
}

function DrawerFoot({ request, onDecide }: { request: AccessRequestRow; onDecide: Props['onDecide'] }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  if (request.status !== 'OPEN') {
    return (
      <p className={styles.decided}>
        {t(`requests.decided.${request.status}`, {
          name: request.decidedByName ?? t('requests.somebody'),
          moment: request.decidedAt ? format.moment(request.decidedAt) : '',
        })}
      </p>
    );
  }
  return (
    <div className={styles.drawerFoot}>
      <Button danger onClick={() => onDecide(request, 'DECLINE')}>
        {t('requests.decline')}
      </Button>
      <Button type="primary" onClick={() => onDecide(request, 'APPROVE')}>
        {t('requests.approve')}
      </Button>
    </div>
  );
}
