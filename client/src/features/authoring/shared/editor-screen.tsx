import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { LeaveGuard } from '../../../components/autosave/leave-guard';
import { SaveStatus } from '../../../components/autosave/save-status';
import { Breadcrumb } from '../../../components/page/breadcrumb';
import { Page } from '../../../components/page/page';
import { WorkBar } from '../../../components/page/work-bar';
import { UserText } from '../../../components/text/user-text';
import type { Autosave, AutosaveState } from '../../../lib/autosave/autosave';
import styles from './editor.module.css';

interface Props {
  /** Where all of them are listed. */
  list: { label: string; to: string };
  /** Empty while it has none. */
  title: string;
  isNew: boolean;
  words: { new: string; untitled: string; back: string };
  draft: { saveState: AutosaveState; autosave: Autosave; forget: () => void };
  updatedAt: string | null;
  isDraft: boolean;
  step: string;
  steps: ReactNode;
  actions: ReactNode;
  onBack: () => void;
  children: ReactNode;
}

/** Writing something in steps: what it is and whether it is saved, where one is, how to go on. */
export function EditorScreen(props: Props) {
  const { list, title, isNew, words, draft, updatedAt, isDraft, step, steps, actions, onBack, children } = props;
  const content = useTopOf(step);
  const isUnnamed = isNew || title === '';
  return (
    <Page title={isUnnamed ? words.new : title} fill>
      <Breadcrumb crumbs={[list, { label: isUnnamed ? words.new : <UserText>{title}</UserText> }]} />
      <WorkBar
        title={title}
        untitled={words.untitled}
        back={words.back}
        status={
          <SaveStatus
            state={draft.saveState}
            updatedAt={updatedAt}
            isDraft={isDraft}
            onRetry={() => void draft.autosave.retry()}
          />
        }
        steps={steps}
        actions={actions}
        onBack={onBack}
      />
      <div className={styles.content} ref={content}>
        {children}
      </div>
      <LeaveGuard autosave={draft.autosave} onLeave={draft.forget} />
    </Page>
  );
}

/** A step is read from its beginning, wherever the one before it was scrolled to; a field that is led to comes into sight after that. */
function useTopOf(step: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const main = content.current?.closest('main');
    if (main) main.scrollTop = 0;
  }, [step]);
  return content;
}
