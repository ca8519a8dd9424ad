import { Button } from 'antd';
import { ArrowRight, Eye, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../../components/autosave/leave-guard';
import { SaveStatus } from '../../../../components/autosave/save-status';
import { Breadcrumb } from '../../../../components/page/breadcrumb';
import { Page } from '../../../../components/page/page';
import { WorkBar } from '../../../../components/page/work-bar';
import { UserText } from '../../../../components/text/user-text';
import { useViewer } from '../../../../features/session/session-context';
import {
  SharingDialog,
  TestDetailsStep,
  testStepAfter,
  TestStepsNav,
  type TestDetailsDraft,
} from '../../../../features/test-library';
import type { TestEditor_TestFragment } from './test-editor-generated';
import { useIsNarrow } from '../../../../hooks/use-media';
import { paths } from '../../../paths';
import styles from '../wizard/wizard.module.css';
import { TestQuestionsStep } from './test-questions-step';
import { useTestEditor, type TestEditor } from './use-test-editor';
import { useTestNavigation, type TestNavigation } from './use-test-navigation';

interface Props {
  /** Null until it is created. */
  test: TestEditor_TestFragment | null;
  details: TestDetailsDraft;
  isNew: boolean;
  onCreated: (id: string) => Promise<void>;
}

/** Writing a test: what it is about, then its questions. */
export function TestEditorScreen({ test, details, isNew, onCreated }: Props) {
  const { t } = useTranslation('tests');
  const editor = useTestEditor(test, details, isNew, onCreated);
  const actions = useTestNavigation(editor);
  const { draft, facts, step, attempts } = editor;
  const { title } = draft.details;
  const name = isNew || !title ? t('editor.new') : <UserText>{title}</UserText>;
  return (
    <Page title={isNew || !title ? t('editor.new') : title} fill>
      <Breadcrumb crumbs={[{ label: t('list.title'), to: paths.tests() }, { label: name }]} />
      <WorkBar
        title={title}
        untitled={t('editor.new')}
        back={t('editor.back')}
        status={
          <SaveStatus
            state={draft.saveState}
            updatedAt={test?.updatedAt ?? null}
            isDraft={false}
            onRetry={() => void draft.autosave.flush()}
          />
        }
        steps={<TestStepsNav current={step} facts={facts} onGo={actions.goTo} />}
        actions={<Actions editor={editor} actions={actions} />}
        onBack={actions.leave}
      />
      <div className={styles.content}>
        {step === 'details' ? (
          <TestDetailsStep draft={draft.details} attempts={attempts} onChange={draft.change} />
        ) : (
          <TestQuestionsStep editor={editor} />
        )}
      </div>
      <LeaveGuard autosave={draft.autosave} onLeave={draft.forget} />
    </Page>
  );
}

function Actions({ editor, actions }: { editor: TestEditor; actions: TestNavigation }) {
  const { step, draft } = editor;
  const { t } = useTranslation('tests');
  const narrow = useIsNarrow();
  const next = testStepAfter(step);
  return (
    <>
      {draft.id.current !== null && (
        <Button
          icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
          aria-label={t('editor.preview')}
          onClick={actions.preview}
        >
          {narrow ? null : t('editor.preview')}
        </Button>
      )}
      {next ? (
        <Button
          type="primary"
          iconPlacement="end"
          icon={<ArrowRight className="flip" size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => actions.goTo(next)}
        >
          {t('editor.continue')}
        </Button>
      ) : (
        <Last editor={editor} actions={actions} />
      )}
    </>
  );
}

/** Those who may offer it to everybody, once it is whole; done for all. */
function Last({ editor: { test }, actions }: { editor: TestEditor; actions: TestNavigation }) {
  const { t } = useTranslation('tests');
  const { role } = useViewer();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {role !== 'Hr' && test && !test.isPublished && (
        <Button
          icon={<UsersRound size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => actions.whenDone(() => setAsking(true))}
        >
          {t('editor.publish')}
        </Button>
      )}
      <Button type="primary" loading={actions.isBusy} onClick={actions.finish}>
        {t('editor.done')}
      </Button>
      <SharingDialog test={isAsking ? test : null} onClose={() => setAsking(false)} />
    </>
  );
}
