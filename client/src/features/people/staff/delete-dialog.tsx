import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/load-failed';
import { SkeletonRows } from '../../../components/feedback/skeleton';
import { useStaffUserRecordsQuery, type StaffTable_UserFragment } from './staff-user-generated';
import { DeleteForm } from './delete-form';

interface Props {
  /** Null while nothing is asked. */
  user: Pick<StaffTable_UserFragment, 'id' | 'name' | 'email' | 'role'> | null;
  onDeleted: () => void;
  onClose: () => void;
}

/** Removes an account after showing what it holds and asking what becomes of that. */
export function DeleteDialog({ user, onDeleted, onClose }: Props) {
  const { t } = useTranslation('people');
  return (
    <Modal
      open={user !== null}
      title={t('delete.title', { name: user?.name })}
      width={520}
      centered
      closable={false}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
    >
      {user && <Content key={user.id} user={user} onDeleted={onDeleted} onClose={onClose} />}
    </Modal>
  );
}

function Content({ user, ...handlers }: Omit<Props, 'user'> & { user: NonNullable<Props['user']> }) {
  const { data, error, refetch } = useStaffUserRecordsQuery({
    variables: { id: user.id },
    fetchPolicy: 'network-only',
  });
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={2} />;
  const receivers = data.receivers.edges.map(({ node }) => node);
  return <DeleteForm user={user} holdings={data.staffUserHoldings} receivers={receivers} {...handlers} />;
}
