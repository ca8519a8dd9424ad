import { Button } from 'antd';
import { CalendarDays, ListOrdered, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ButtonLink } from '../../../components/page/button-link';
import { MoreActions } from '../../../components/page/more-actions';
import { INVITATION_COLUMNS, PublicLinkButton, readColumns } from '../../../features/candidates';
import { StagesDialog } from '../../../features/deciding';
import { ExportListButton } from '../../../features/exports';
import { CheckReceiptsButton } from '../../../features/receipt-check';
import type { InvitationsQuery } from './invite-candidates.route-generated';
import { paths } from '../../paths';
import { AssessmentHome } from './assessment-home/assessment-home';

type Assessment = InvitationsQuery['assessment'];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function InvitationsHeader({
  assessment,
  onInvite,
  isEmpty,
  shown,
}: {
  assessment: Assessment;
  onInvite: () => void;
  /** The first ones are invited from the middle of the page then. */
  isEmpty: boolean;
  /** What the list shows, for the export. */
  shown: Readonly<Record<string, unknown>>;
}): ReactNode {
  const isAnybodyInvited = assessment.funnel.invited > 0;
  return (
    <AssessmentHome
      assessment={assessment}
      tab="candidates"
      actions={
        <>
          {isAnybodyInvited && <ResultsExport assessmentId={assessment.id} shown={shown} />}
          {isOpen(assessment) && <PublicLinkButton assessmentId={assessment.id} />}
          {isOpen(assessment) && !isEmpty && <InviteButton onInvite={onInvite} />}
          {isAnybodyInvited && (
            <MoreActions>
              <StagesButton assessment={assessment} />
              <CalendarLink assessmentId={assessment.id} />
              <CheckReceiptsButton resultPath={paths.resultDetails} />
            </MoreActions>
          )}
        </>
      }
    />
  );
}

/** When those who are invited here can begin, and until when. */
function CalendarLink({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('all-candidates');
  return (
    <ButtonLink icon={<CalendarDays {...icon} />} to={paths.candidates(`rows=calendar&assessment=${assessmentId}`)}>
      {t('calendar.label')}
    </ButtonLink>
  );
}

function StagesButton({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('deciding');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ListOrdered {...icon} />} onClick={() => setOpen(true)}>
        {t('stages.edit')}
      </Button>
      <StagesDialog assessment={assessment} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** `?export=whole` is where the mail about a finished archive leads. */
function ResultsExport({ assessmentId, shown }: { assessmentId: string; shown: Readonly<Record<string, unknown>> }) {
  const [search] = useSearchParams();
  const opensAt = search.get('export') === 'whole' ? 'whole' : undefined;
  const source = { kind: 'results', assessmentId, query: shown } as const;
  const columns = readColumns(search, INVITATION_COLUMNS);
  return <ExportListButton source={source} opensAt={opensAt} shown={columns} />;
}

export const isOpen = ({ publishedAt, status }: Assessment) => publishedAt !== null && status === 'ACTIVE';

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
