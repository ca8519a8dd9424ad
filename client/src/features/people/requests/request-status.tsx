import { useTranslation } from 'react-i18next';
import { StatusDot, type StatusTone } from '../../../components/status/status-dot';
import type { AccessRequestStatus } from '../../../graphql/schema-generated';

const TONES: Record<AccessRequestStatus, StatusTone> = { OPEN: 'brand', APPROVED: 'success', DECLINED: 'danger' };

export function RequestStatus({ status }: { status: AccessRequestStatus }) {
  const { t } = useTranslation('people');
  return <StatusDot tone={TONES[status]}>{t(`requests.status.${status}`)}</StatusDot>;
}
