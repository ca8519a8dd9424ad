import { Button } from 'antd';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../../components/page/steps';
import { useViewer } from '../../session/session-context';
import { TestDetailsStep, useTestChanges, type TestDetailsDraft } from '../../test-library';
import { EditorActions } from '../shared/editor-actions';
import { EditorScreen } from '../shared/editor-screen';
import type { TestEditor_TestFragment } from './test-editor-generated';
import type { TestPlaces } from './test-places';
import { TestQuestionsStep } from './test-questions-step';
import { testSteps } from './test-steps';
import { useTestEditor, type TestEditor } from './use-test-editor';
import { useTestNavigation, type TestNavigation } from './use-test-navigation';

interface Props {
  /** Null until it is created. */
  test: TestEditor_TestFragment | null;
  details: TestDetailsDraft;
  isNew: boolean;
  onCreated: (id: string) => Promise<void>;
  places: TestPlaces;
}

/** Writing a test: what it is about, then its questions. */
export function TestEditorScreen({ test, details, isNew, onCreated, places }: Props) {
  const { t } = useTranslation('tests');
  const editor = useTestEditor(test, details, isNew, onCreated);
  const navigation = useTestNavigation(editor, places);
  const { draft, questions, step, attempts } = editor;
  const forget = () => {
    draft.forget();
    questions.forget();
  };
  return (
    <EditorScreen
      list={{ label: t('list.title'), to: places.list }}
      title={draft.details.title}
      isNew={isNew}
      words={{ new: t('editor.new'), untitled: t('editor.new'), back: t('editor.back') }}
      draft={{ ...draft, forget }}
      updatedAt={test?.updatedAt ?? null}
      isDraft={false}
      step={step}
      steps={<TestSteps editor={editor} navigation={navigation} />}
      actions={<Actions editor={editor} navigation={navigation} />}
      onBack={navigation.leave}
    >
      {step === 'details' ? (
        <TestDetailsStep draft={draft.details} attempts={attempts} onChange={draft.change} />
      ) : (
        <TestQuestionsStep editor={editor} />
      )}
    </EditorScreen>
  );
}

interface PartProps {
  editor: TestEditor;
  navigation: TestNavigation;
}

function TestSteps({ editor: { step: current, facts }, navigation }: PartProps) {
  const { t } = useTranslation('tests');
  const entries = testSteps.steps.map((step) => {
    const blocker = testSteps.blockerBefore(step, facts);
    const state = testSteps.stateOf(step, current, facts);
    return { step, name: t(`step.${step}`), state, reason: blocker && t(`blocked.${blocker}`) };
  });
  return <Steps label={t('step.label')} entries={entries} onGo={navigation.goTo} />;
}

function Actions({ editor, navigation }: PartProps) {
  const { t } = useTranslation('tests');
  const next = testSteps.after(editor.step);
  return (
    <EditorActions
      words={{ preview: t('editor.preview'), continue: t('editor.continue') }}
      onPreview={editor.draft.id.current === null ? undefined : navigation.preview}
      onContinue={next ? () => navigation.goTo(next) : undefined}
      last={<Last editor={editor} navigation={navigation} />}
    />
  );
}

/** Those who may offer it to everybody, once it is whole; done for all. */
function Last({ editor: { test }, navigation }: PartProps) {
  const { t } = useTranslation('tests');
  const { role } = useViewer();
  const { switchSharing } = useTestChanges();
  return (
    <>
      {role !== 'Hr' && test && !test.isPublished && (
        <Button
          icon={<UsersRound size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => navigation.whenDone(() => void switchSharing(test))}
        >
          {t('editor.publish')}
        </Button>
      )}
      <Button type="primary" loading={navigation.isBusy} onClick={navigation.finish}>
        {t('editor.done')}
      </Button>
    </>
  );
}
