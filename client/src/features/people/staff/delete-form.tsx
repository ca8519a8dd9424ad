import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toast/toasts';
import {
  useDeleteStaffUserMutation,
  type StaffTable_UserFragment,
  type StaffUserRecordsQuery,
} from './staff-user-generated';
import type { Failure } from '../../../lib/graphql/errors';
import { useFailureText } from '../../../lib/graphql/use-failure-text';
import { deleteUserInput, deleteUserSchema, type DeleteValues } from './delete-user.schema';
import styles from './delete.module.css';
import { Holdings } from './holdings';
import { RecordsFields } from './records-fields';
import type { Receiver } from './use-receivers';

interface Props {
  user: Pick<StaffTable_UserFragment, 'id' | 'name' | 'email' | 'role'>;
  holdings: StaffUserRecordsQuery['staffUserHoldings'];
  receivers: readonly Receiver[];
  onDeleted: () => void;
  onClose: () => void;
}

const isHolding = ({ __typename, ...counts }: Props['holdings'] & { __typename?: string }) =>
  Object.values(counts).some((count) => count > 0);

export function DeleteForm({ user, holdings, receivers, onDeleted, onClose }: Props) {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  const schema = useMemo(() => deleteUserSchema(user.email), [user.email]);
  const [remove] = useDeleteStaffUserMutation({ context: { quiet: true } });
  const [failure, setFailure] = useState<Failure | null>(null);
  const canHandOver = isHolding(holdings) && receivers.length > 0;
  const initialValues: DeleteValues = {
    records: canHandOver ? 'HAND_OVER' : 'DELETE',
    receiverId: '',
    confirmation: '',
  };
  return (
    <Form
      className={styles.form ?? ''}
      label={t('delete.form')}
      initialValues={initialValues}
      schema={schema}
      onSubmit={async (values) => {
        setFailure(null);
        await remove({ variables: { input: deleteUserInput(user.id, values) } });
        toast.success(t(user.role === 'HR' ? 'hr.deleted' : 'admin.deleted'));
        onClose();
        onDeleted();
      }}
      onFailure={setFailure}
    >
      {failure && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}
      <Holdings holdings={holdings} name={user.name} />
      <RecordsFields receivers={receivers} excludingId={user.id} email={user.email} canHandOver={canHandOver} />
      <div className={styles.buttons}>
        <KeepButton onClick={onClose} />
        <SubmitButton danger>{t('delete.confirm')}</SubmitButton>
      </div>
    </Form>
  );
}

/** The focus starts on the way back. */
function KeepButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('people');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} onClick={onClick}>
      {t('staff.keep')}
    </Button>
  );
}
