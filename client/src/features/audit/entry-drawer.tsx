import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../components/overlay/side-drawer';
import { FactList } from '../../components/text/fact-list';
import { LtrText } from '../../components/text/ltr-text';
import { Missing } from '../../components/text/missing';
import { UserText } from '../../components/text/user-text';
import { useFormat } from '../../hooks/use-format';
import { staffRole } from '../../lib/roles';
import { OutcomeMark, type AuditRow } from './audit-table';
import styles from './audit.module.css';
import { useActionName } from './use-action-name';
import { useObjectLabel } from './use-object-label';

interface Props {
  /** Null closes the drawer. */
  entry: AuditRow | null;
  onClose: () => void;
}

/** One entry in full. */
export function EntryDrawer({ entry, onClose }: Props) {
  const { t } = useTranslation('audit');
  const nameOf = useActionName();
  return (
    <SideDrawer
      open={entry !== null}
      label={t('one')}
      title={entry && nameOf(entry.action)}
      width={440}
      onClose={onClose}
    >
      {entry && <Facts entry={entry} />}
    </SideDrawer>
  );
}

function Facts({ entry }: { entry: AuditRow }) {
  const { t } = useTranslation(['audit', 'common']);
  const format = useFormat();
  const label = useObjectLabel()(entry);
  const code = (text: string | null) => (text ? <LtrText>{text}</LtrText> : <Missing />);
  const facts: Record<string, ReactNode> = {
    outcomeLabel: <OutcomeMark outcome={entry.outcome} />,
    at: format.moment(entry.at),
    actor: entry.actorName ? <UserText>{entry.actorName}</UserText> : t('audit:nobody'),
    role: entry.actorRole ? t(`common:role.${staffRole(entry.actorRole)}`) : <Missing />,
    object: label ? <UserText className={styles.sentence ?? ''}>{label}</UserText> : <Missing />,
    objectType: code(entry.objectType),
    objectId: code(entry.objectId),
    actionCode: code(entry.action),
    ip: code(entry.ip),
    userAgent: code(entry.userAgent),
    requestId: code(entry.requestId),
  };
  return <FactList facts={facts} nameOf={(name) => t(`audit:${name}`)} />;
}
