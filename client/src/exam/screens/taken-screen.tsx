import { AppWindow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { ExamFrame } from '../components/exam-frame';
import { NoticePage } from '../components/notice-page';
import type { Exam } from '../engine/exam';
import type { Phase } from '../engine/machine';
import { FailureLine } from './failure-line';

interface Props {
  exam: Exam;
  phase: Extract<Phase, { name: 'taken' }>;
}

/** Another window holds the attempt; this one shows nothing of it and takes no answer. */
export function TakenScreen({ exam, phase }: Props) {
  const { t } = useTranslation('exam');
  return (
    <ExamFrame hasLanguages={!phase.isReturning}>
      <NoticePage
        icon={AppWindow}
        title={t('taken.title')}
        actions={
          <Button onClick={() => void exam.takeOver()} isBusy={phase.isReturning}>
            <span>{t('taken.return')}</span>
          </Button>
        }
      >
        <p>{t('taken.text')}</p>
        <FailureLine failure={phase.failure} />
      </NoticePage>
    </ExamFrame>
  );
}
