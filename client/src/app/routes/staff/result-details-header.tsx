import { Mail, PenLine, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { ButtonLink } from '../../../components/page/button-link';
import { MoreActions } from '../../../components/page/more-actions';
import { Fact, PageHeader } from '../../../components/page/page-header';
import { Avatar } from '../../../components/person/avatar';
import { LtrText } from '../../../components/text/ltr-text';
import { PhoneNumber } from '../../../components/text/phone-number';
import { UserText } from '../../../components/text/user-text';
import { ReportMenu, ShareButton } from '../../../features/exports';
import { CheckReceiptsButton } from '../../../features/receipt-check';
import { TimeLedgerButton } from '../../../features/time-ledger';
import { useFormat } from '../../../hooks/use-format';
import { paths } from '../../paths';
import { DeleteThisResult } from './delete-this-result';
import type { ResultDetailsQuery } from './result-details.route-generated';

interface Props {
  result: ResultDetailsQuery['assessment']['result'];
  name: string;
}

/** Whose result it is, when it was handed in, and what can be done with it. */
export function ResultDetailsHeader({ result, name }: Props) {
  const { t } = useTranslation(['results', 'assessments']);
  const format = useFormat();
  const { candidate, assessment } = result;
  const { CandidateId: candidateId = '' } = useParams();
  const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const submitted = t('submitted', { moment: format.moment(result.submittedAt) });
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: t('assessments:list.title'), to: paths.assessments() },
          { label: <UserText>{assessment.title}</UserText>, to: paths.inviteCandidates(assessment.id) },
          { label: <UserText>{name}</UserText> },
        ]}
      />
      <PageHeader
        lead={candidate && <Avatar name={candidate.name} size={48} />}
        title={<UserText>{name}</UserText>}
        actions={
          <>
            <ReportMenu assessmentId={assessment.id} candidateId={candidateId} />
            <ShareButton assessmentId={assessment.id} candidateId={candidateId} />
            {result.awaitingCount > 0 && <MarkNow result={result} />}
            <MoreActions>
              <TimeLedgerButton attemptId={result.id} />
              <CheckReceiptsButton resultPath={paths.resultDetails} />
              <DeleteThisResult assessment={assessment} candidate={{ id: candidateId, name }} />
            </MoreActions>
          </>
        }
        facts={
          <>
            {candidate && (
              <>
                <Fact icon={<Mail {...icon} />}>
                  <LtrText>{candidate.email}</LtrText>
                </Fact>
                <Fact icon={<Phone {...icon} />}>
                  <PhoneNumber phone={candidate.phone} />
                </Fact>
                {result.externalId !== null && (
                  <Fact>{t('externalId', { id: `\u2066${result.externalId}\u2069` })}</Fact>
                )}
              </>
            )}
            <Fact>
              {submitted} {t(`submittedBy.${result.submittedBy}`)}
            </Fact>
            {assessment.configuration.languages !== 'OWN' && <Fact>{t(`takenIn.${result.language}`)}</Fact>}
            <Fact>
              <Link to={paths.candidateReport(candidateId, assessment.id)}>{t('report')}</Link>
            </Fact>
          </>
        }
      />
    </>
  );
}

/** What comes first while answers wait for a mark: the first of them in Marking. */
function MarkNow({ result: { assessment, questions } }: Pick<Props, 'result'>) {
  const { t } = useTranslation('results');
  const first = questions.find(({ mark }) => mark.origin === 'AWAITING');
  return (
    <ButtonLink
      type="primary"
      icon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
      to={paths.marking(assessment.id, first?.id)}
    >
      {t('markNow')}
    </ButtonLink>
  );
}
