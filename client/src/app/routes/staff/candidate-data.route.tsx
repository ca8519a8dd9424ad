import { Button } from 'antd';
import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageLoading } from '../../../components/feedback/page-loading';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { PageHeader } from '../../../components/page/page-header';
import { UserText } from '../../../components/text/user-text';
import { Certificate, EraseDialog, StoredTables } from '../../../features/privacy';
import { useViewer } from '../../../features/session/session-context';
import type {
  CandidateData_DataFragment,
  Certificate_ErasureFragment,
} from '../../../features/privacy/privacy-generated';
import { useCandidateDataQuery } from './candidate-data.route-generated';
import { useFormat } from '../../../hooks/use-format';
import { paths } from '../../paths';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Everything that is stored about one candidate: to look at, to hand over, to erase. */
export function CandidateDataRoute() {
  const { id = '' } = useParams();
  const [erasure, setErasure] = useState<Certificate_ErasureFragment | null>(null);
  const { data, error, refetch } = useCandidateDataQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (erasure) return <Erased erasure={erasure} />;
  if (!data) return <PageLoading error={error} onRetry={refetch} />;
  return <Content data={data.candidateData} onErased={setErasure} />;
}

interface ContentProps {
  data: CandidateData_DataFragment;
  onErased: (erasure: Certificate_ErasureFragment) => void;
}

function Content({ data, onErased }: ContentProps) {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const { role } = useViewer();
  const [isErasing, setErasing] = useState(false);
  const { candidate, tables, fileCount, fileBytes } = data;
  return (
    <Page title={t('title', { name: candidate.name })}>
      <Breadcrumb
        crumbs={[
          { label: t('candidates'), to: paths.candidates() },
          { label: <UserText>{candidate.name}</UserText>, to: paths.candidateReport(candidate.id) },
          { label: t('stored') },
        ]}
      />
      <PageHeader
        title={t('stored')}
        facts={
          fileCount > 0
            ? t('files', { count: fileCount, formatted: format.number(fileCount), size: format.fileSize(fileBytes) })
            : t('lead')
        }
        actions={
          <>
            {role !== 'Hr' && (
              <Button danger type="text" icon={<UserX {...icon} />} onClick={() => setErasing(true)}>
                {t('erase.action')}
              </Button>
            )}
            <Button
              icon={<Download {...icon} />}
              href={`/api/v1/candidate/${encodeURIComponent(candidate.id)}/data.zip`}
              download
            >
              {t('export')}
            </Button>
          </>
        }
      />
      <StoredTables tables={tables} />
      <EraseDialog candidate={isErasing ? candidate : null} onErased={onErased} onClose={() => setErasing(false)} />
    </Page>
  );
}

function Erased({ erasure }: { erasure: Certificate_ErasureFragment }) {
  const { t } = useTranslation('privacy');
  return (
    <Page title={t('certificate.title')}>
      <Breadcrumb crumbs={[{ label: t('candidates'), to: paths.candidates() }, { label: t('certificate.title') }]} />
      <PageHeader title={t('certificate.done')} />
      <Certificate erasure={erasure} />
    </Page>
  );
}
