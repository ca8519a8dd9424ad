import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '../../../components/feedback/inline-alert';
import { toast } from '../../../components/toast/toasts';
import { NewerVersionDrawer } from '../../questions';
import { useAddQuestionsToTestMutation, useTakeNewestVersionsMutation } from '../../questions/test-questions-generated';
import { WrittenQuestions } from '../shared/written-questions';
import { resolvesWhenRefused } from '../../../lib/graphql/refusal';
import styles from './test-editor.module.css';
import type { TestEditor } from './use-test-editor';

/** The questions of the test: written here or taken from the bank, and brought up to date when one wants to. */
export function TestQuestionsStep({ editor }: { editor: TestEditor }) {
  const { t } = useTranslation('tests');
  const { test, questions, address, attempts, draft } = editor;
  const outdated = useOutdated(editor);
  const [add] = useAddQuestionsToTestMutation(resolvesWhenRefused);
  const addFromBank = async (questionIds: string[]) => {
    const testId = draft.id.current;
    if (testId === null) return undefined;
    const { data } = await add({ variables: { input: { testId, questionIds } } });
    return data?.addQuestionsToTest.test.questions;
  };
  const skillCount = new Set(questions.items.map((item) => item.draft.skill.trim()).filter(Boolean)).size;
  return (
    <>
      <WrittenQuestions
        questions={questions}
        address={address}
        autosave={draft.autosave}
        otherPoints={0}
        note={questions.items.length > 0 ? t('editor.skills', { count: skillCount }) : undefined}
        attempts={attempts}
        onAdd={addFromBank}
        flagged={{ ids: outdated.ids, label: t('outdated.one') }}
        banner={outdated.banner}
        noticeOf={outdated.noticeOf}
      />
      <NewerVersionDrawer
        pinned={test?.questions.find(({ id }) => id === outdated.compared) ?? null}
        onTake={() => void outdated.take(outdated.compared === null ? [] : [outdated.compared])}
        onClose={() => outdated.compare(null)}
      />
    </>
  );
}

/** Questions that changed since the test was built with them. */
function useOutdated({ test, questions, draft }: TestEditor) {
  const { t } = useTranslation('tests');
  const [compared, compare] = useState<string | null>(null);
  const [takeNewest] = useTakeNewestVersionsMutation(resolvesWhenRefused);
  const here = new Set(questions.items.map(({ id }) => id));
  const ids = (test?.outdatedQuestionIds ?? []).filter((id) => here.has(id));
  const take = async (questionIds: string[]) => {
    const testId = draft.id.current;
    if (testId === null || questionIds.length === 0) return;
    const { data } = await takeNewest({ variables: { input: { testId, questionIds } } });
    if (!data) return;
    questions.adopt(data.takeNewestVersions.test.questions, questionIds);
    compare(null);
    toast.success(t('outdated.taken', { count: questionIds.length }));
  };
  const banner = ids.length > 0 && (
    <div className={styles.banner}>
      <InlineAlert
        tone="info"
        action={
          <Button size="small" onClick={() => void take(ids)}>
            {t('outdated.takeAll')}
          </Button>
        }
      >
        {t('outdated.count', { count: ids.length })}
      </InlineAlert>
    </div>
  );
  const noticeOf = (id: string) =>
    ids.includes(id) && (
      <InlineAlert tone="info" action={<NoticeWays onCompare={() => compare(id)} onTake={() => void take([id])} />}>
        <strong>{t('outdated.one')}</strong> {t('outdated.text')}
      </InlineAlert>
    );
  return { ids, compared, compare, take, banner, noticeOf };
}

function NoticeWays({ onCompare, onTake }: { onCompare: () => void; onTake: () => void }) {
  const { t } = useTranslation('tests');
  return (
    <span className={styles.ways}>
      <Button size="small" onClick={onCompare}>
        {t('outdated.compare')}
      </Button>
      <Button size="small" type="primary" onClick={onTake}>
        {t('outdated.take')}
      </Button>
    </span>
  );
}
