import { Button } from 'antd';
import { ArrowRight, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../../components/autosave/leave-guard';
import { SaveStatus } from '../../../../components/autosave/save-status';
import { Breadcrumb } from '../../../../components/page/breadcrumb';
import { Page } from '../../../../components/page/page';
import { WorkBar } from '../../../../components/page/work-bar';
import { UserText } from '../../../../components/text/user-text';
import { stepAfter, StepsNav, type RoleDetailsDraft } from '../../../../features/assessments';
import type { AssessmentWizard_AssessmentFragment } from './assessment-wizard-generated';
import { useIsNarrow } from '../../../../hooks/use-media';
import { paths } from '../../../paths';
import { AssessmentTabs } from '../assessment-home/assessment-tabs';
import { StepContent } from './step-content';
import { useWizardNavigation, type WizardNavigation } from './use-wizard-navigation';
import { useWizard, type Wizard } from './use-wizard';
import styles from './wizard.module.css';

interface Props {
  /** Null until the draft is created. */
  assessment: AssessmentWizard_AssessmentFragment | null;
  details: RoleDetailsDraft;
  isNew: boolean;
  onCreated: (id: string) => Promise<void>;
}

/** Writing an assessment, from the role to the report. */
export function WizardScreen({ assessment, details, isNew, onCreated }: Props) {
  const { t } = useTranslation('assessments');
  const wizard = useWizard(assessment, details, isNew, onCreated);
  const ways = useWizardNavigation(wizard);
  const { draft, facts, step } = wizard;
  const { title } = draft.parts.details;
  const name = isNew || !title ? t('wizard.new') : <UserText>{title}</UserText>;
  return (
    <Page title={isNew || !title ? t('wizard.new') : title} fill>
      <Breadcrumb crumbs={[{ label: t('list.title'), to: paths.assessments() }, { label: name }]} />
      <WorkBar
        title={title}
        untitled={t('wizard.untitled')}
        back={t('wizard.back')}
        status={
          <SaveStatus
            state={draft.saveState}
            updatedAt={assessment?.updatedAt ?? null}
            isDraft={assessment?.publishedAt == null}
            onRetry={() => void draft.autosave.flush()}
          />
        }
        steps={<StepsNav current={step} draft={facts} onGo={ways.goTo} />}
        actions={<Actions wizard={wizard} ways={ways} isPublished={assessment?.publishedAt != null} />}
        onBack={ways.leave}
      />
      <div className={styles.content}>
        {assessment?.publishedAt && <AssessmentTabs id={assessment.id} current="settings" />}
        <StepContent wizard={wizard} />
      </div>
      <LeaveGuard autosave={draft.autosave} onLeave={draft.forget} />
    </Page>
  );
}

interface ActionsProps {
  wizard: Wizard;
  ways: WizardNavigation;
  isPublished: boolean;
}

function Actions({ wizard: { step, draft }, ways, isPublished }: ActionsProps) {
  const { t } = useTranslation('assessments');
  const narrow = useIsNarrow();
  const next = stepAfter(step);
  const last = isPublished
    ? { label: t('wizard.done'), run: ways.finish }
    : { label: t('wizard.publish'), run: ways.publish };
  return (
    <>
      {draft.id.current !== null && (
        <Button
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={t('wizard.preview')}
          onClick={ways.preview}
        >
          {narrow ? null : t('wizard.preview')}
        </Button>
      )}
      {next ? (
        <Button
          type="primary"
          iconPlacement="end"
          icon={<ArrowRight className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => ways.goTo(next)}
        >
          {t('wizard.continue')}
        </Button>
      ) : (
        <Button type="primary" loading={ways.isBusy} onClick={last.run}>
          {last.label}
        </Button>
      )}
    </>
  );
}
