import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '../../../hooks/use-drafts';
import type { QuestionDraft } from '../question-draft';

/** A question as the bank has it. */
export interface Versioned {
  id: string;
  version: number;
}

interface Kept {
  /** On which version it was typed. */
  version: number;
  draft: QuestionDraft;
}

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null && 'draft' in kept;

/** Under which name is kept what is typed of a question, or of a new one. */
export const keptQuestion = (question: Pick<Versioned, 'id'> | null) => `question ${question?.id ?? 'new'}`;

/**
 * What is typed of a question of the bank, until it is saved: it outlives a link, Back and a reload. A newer version takes
 * its place in the editor only while nothing is unsaved.
 */
export function useKeptQuestion(question: Versioned | null, onDirty: (isDirty: boolean) => void) {
  const drafts = useDrafts();
  const newest = question?.version ?? 0;
  const name = useRef(keptQuestion(question));
  const [begun, setBegun] = useState(() => {
    const kept = drafts.read(keptQuestion(question));
    return isKept(kept) ? kept : null;
  });
  const [version, setVersion] = useState(begun?.version ?? newest);
  const [isUnsaved, setUnsaved] = useState(begun !== null);
  const [turn, setTurn] = useState(0);
  const beginAgain = () => {
    setVersion(newest);
    setBegun(null);
    setUnsaved(false);
    setTurn(turn + 1);
  };
  if (!isUnsaved && newest > version) beginAgain();
  useEffect(() => {
    onDirty(isUnsaved);
    return () => onDirty(false);
  }, [isUnsaved, onDirty]);
  return {
    /** Another one: the editor begins again. */
    turn,
    begun: begun?.draft ?? null,
    isRestored: isUnsaved && begun !== null,
    isOvertaken: isUnsaved && newest > version,
    keep: (draft: QuestionDraft | null) => {
      setUnsaved(draft !== null);
      if (draft !== null) {
        drafts.keep(name.current, { version, draft } satisfies Kept);
        return;
      }
      setBegun(null);
      drafts.drop(name.current);
    },
    /** What was typed since the press is typed on what was stored. */
    carryOn: (stored: Versioned) => {
      const since = drafts.read(name.current);
      drafts.drop(name.current);
      name.current = keptQuestion(stored);
      if (isKept(since)) drafts.keep(name.current, { ...since, version: stored.version } satisfies Kept);
      setVersion(stored.version);
    },
    startOver: () => {
      drafts.drop(name.current);
      beginAgain();
    },
  };
}
