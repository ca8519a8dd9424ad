import { Button } from 'antd';
import { Ban, Building2, Mail, Phone, ShieldCheck, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { Avatar } from '../../../components/person/avatar';
import { PhoneNumber } from '../../../components/text/phone-number';
import { LtrText } from '../../../components/text/ltr-text';
import { UserText } from '../../../components/text/user-text';
import { VerificationCell } from '../../../features/people';
import type { StaffTable_UserFragment } from '../../../features/people/staff/staff-user-generated';
import { useFormat } from '../../../hooks/use-format';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  user: StaffTable_UserFragment;
  onSwitch: (user: StaffTable_UserFragment) => void;
  onDelete: (user: StaffTable_UserFragment) => void;
  /** Before the other buttons. */
  edit?: ReactNode;
}

/** Who a report is about, and what can be done with the account. */
export function StaffReportHeader({ user, onSwitch, onDelete, edit }: Props) {
  const { t } = useTranslation('people');
  const SwitchIcon = user.isVerified ? Ban : ShieldCheck;
  return (
    <PageHeader
      lead={<Avatar name={user.name} size={56} />}
      title={<UserText>{user.name}</UserText>}
      facts={<Facts user={user} />}
      actions={
        <>
          <Button danger type="text" icon={<Trash2 {...icon} />} onClick={() => onDelete(user)}>
            {t('staff.delete')}
          </Button>
          <Button icon={<SwitchIcon {...icon} />} onClick={() => onSwitch(user)}>
            {t(user.isVerified ? 'staff.disable' : 'staff.verify')}
          </Button>
          {edit}
        </>
      }
    />
  );
}

function Facts({ user }: Pick<Props, 'user'>) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { email, phone, companyName, companySize } = user;
  return (
    <>
      <Fact icon={<Mail {...icon} />}>
        <LtrText>{email}</LtrText>
      </Fact>
      {phone && (
        <Fact icon={<Phone {...icon} />}>
          <PhoneNumber phone={phone} />
        </Fact>
      )}
      {companyName && (
        <Fact icon={<Building2 {...icon} />}>
          <UserText>{companyName}</UserText>
        </Fact>
      )}
      {companySize !== null && (
        <Fact icon={<Users {...icon} />}>
          {t('staff.employees', { count: companySize, formatted: format.number(companySize) })}
        </Fact>
      )}
      <VerificationCell user={user} />
    </>
  );
}
