import { Button } from 'antd';
import { Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { StatusDot } from '../../../components/status/status-dot';
import { UserText } from '../../../components/text/user-text';
import { PublicLinkButton } from '../../../features/candidates';
import { ExportListButton } from '../../../features/exports';
import { ProofButton } from '../../../features/proof';
import type { InvitationsQuery } from '../../../graphql/generated';
import { useFormat } from '../../../hooks/use-format';
import { paths } from '../../paths';

type Assessment = InvitationsQuery['assessment'];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function InvitationsHeader({
  assessment,
  onInvite,
}: {
  assessment: Assessment;
  onInvite: () => void;
}): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t('page.assessments'), to: paths.assessments() },
          { label: <UserText>{assessment.title}</UserText>, to: paths.updateAssessment(assessment.id) },
          { label: t('page.candidates') },
        ]}
      />
      <PageHeader
        title={<UserText>{assessment.title}</UserText>}
        facts={<Facts assessment={assessment} />}
        actions={
          <>
            <ProofButton resultPath={paths.resultDetails} />
            <ResultsExport assessmentId={assessment.id} />
            {isOpen(assessment) && <PublicLinkButton assessmentId={assessment.id} />}
            <EditButton id={assessment.id} />
            {isOpen(assessment) && <InviteButton onInvite={onInvite} />}
          </>
        }
      />
    </>
  );
}

/** `?export=whole` is where the mail about a finished archive leads. */
function ResultsExport({ assessmentId }: { assessmentId: string }) {
  const [search] = useSearchParams();
  const opensAt = search.get('export') === 'whole' ? 'whole' : undefined;
  return <ExportListButton source={{ kind: 'results', assessmentId }} opensAt={opensAt} />;
}

const isOpen = ({ publishedAt, status }: Assessment) => publishedAt !== null && status === 'ACTIVE';

function Facts({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation(['candidates', 'common']);
  const format = useFormat();
  const { level, durationSeconds, status, publishedAt } = assessment;
  return (
    <>
      {level && <Fact>{t(`common:level.${level}`)}</Fact>}
      <Fact>{format.duration(durationSeconds)}</Fact>
      {publishedAt ? (
        <StatusDot tone={status === 'ACTIVE' ? 'success' : 'hollow'}>{t(`common:status.${status}`)}</StatusDot>
      ) : (
        <StatusDot tone="hollow">{t('page.draft')}</StatusDot>
      )}
      {!isOpen(assessment) && <Fact>{t(publishedAt ? 'page.activateFirst' : 'page.publishFirst')}</Fact>}
    </>
  );
}

function EditButton({ id }: { id: string }) {
  const { t } = useTranslation('candidates');
  const navigate = useNavigate();
  return (
    <Button icon={<Pencil {...icon} />} onClick={() => void navigate(paths.updateAssessment(id))}>
      {t('page.edit')}
    </Button>
  );
}

function InviteButton({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation('candidates');
  return (
    <Button type="primary" icon={<Send className="flip" {...icon} />} onClick={onInvite}>
      {t('invite.title')}
    </Button>
  );
}

interface EmptyProps {
  isFiltered: boolean;
  onClear: () => void;
  onInvite: () => void;
}

export function InvitationsEmpty({ isFiltered, onClear, onInvite }: EmptyProps): ReactNode {
  const { t } = useTranslation(['candidates', 'common']);
  if (isFiltered) {
    return (
      <EmptyState
        title={t('list.noMatch')}
        action={<Button onClick={onClear}>{t('common:action.clearFilters')}</Button>}
      >
        {t('list.noMatchHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('list.empty')} action={<InviteButton onInvite={onInvite} />}>
      {t('list.emptyHint')}
    </EmptyState>
  );
}
