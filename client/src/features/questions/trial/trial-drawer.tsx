import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../components/overlay/side-drawer';
import type { QuestionDraft } from '../question-draft';

const TrialView = lazy(() => import('./trial-view').then((module) => ({ default: module.TrialView })));

interface Props {
  open: boolean;
  draft: QuestionDraft;
  onClose: () => void;
}

export function TrialDrawer({ open, draft, onClose }: Props) {
  const { t } = useTranslation('questions');
  return (
    <SideDrawer open={open} width={720} label={t('trial.title')} title={t('trial.title')} onClose={onClose}>
      <Suspense fallback={<Skeleton active />}>{open && <TrialView draft={draft} />}</Suspense>
    </SideDrawer>
  );
}
