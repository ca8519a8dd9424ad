import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '../../../hooks/use-drafts';
import type { Unanswered, UnansweredStore } from '../../../lib/graphql/made-once';
import type { Drafts } from '../../../lib/drafts/drafts';
import type { QuestionDraft } from '../question-draft';
import type { SentQuestion } from './use-bank-question';

/** A question as the bank has it. */
export interface Versioned {
  id: string;
  version: number;
}

interface Kept {
  /** On which version it was typed. */
  version: number;
  draft: QuestionDraft;
  /** It was asked to be stored, and there is no answer. */
  sending?: Unanswered<SentQuestion> | null;
}

const isKept = (kept: unknown): kept is Kept => typeof kept === 'object' && kept !== null && 'draft' in kept;

const keptIn = (drafts: Drafts, name: string): Kept | null => {
  const kept = drafts.read(name);
  return isKept(kept) ? kept : null;
};

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
  const read = () => keptIn(drafts, name.current);
  const [begun, setBegun] = useState(() => keptIn(drafts, keptQuestion(question)));
  const [version, setVersion] = useState(begun?.version ?? newest);
  const [isUnsaved, setUnsaved] = useState(begun !== null);
  const [isRefused, setRefused] = useState(false);
  const [turn, setTurn] = useState(0);
  const beginAgain = () => {
    setVersion(newest);
    setBegun(null);
    setUnsaved(false);
    setRefused(false);
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
    isOvertaken: isUnsaved && (isRefused || newest > version),
    /** Somebody else saved it meanwhile, so the server took nothing. */
    refuse: () => setRefused(true),
    /** What is typed here is to be saved over that version. */
    writeOver: (seen: number) => {
      const kept = read();
      if (kept) drafts.keep(name.current, { ...kept, version: seen } satisfies Kept);
      setVersion(seen);
      setRefused(false);
    },
    /** Over which version it would be saved now. */
    expectedVersion: () => read()?.version ?? version,
    keep: (draft: QuestionDraft | null) => {
      setUnsaved(draft !== null);
      if (draft !== null) {
        drafts.keep(name.current, { ...read(), version, draft } satisfies Kept);
        return;
      }
      setBegun(null);
      drafts.drop(name.current);
    },
    /** What was typed since the press is typed on what was stored. */
    carryOn: (stored: Versioned) => {
      const since = read();
      drafts.drop(name.current);
      name.current = keptQuestion(stored);
      if (since) drafts.keep(name.current, { ...since, version: stored.version } satisfies Kept);
      setVersion(stored.version);
    },
    /** Lives with the draft, so that what is sent again after a reload is known to be the same. */
    sending: {
      read: () => read()?.sending ?? null,
      keep: (sending) => {
        const kept = read();
        if (kept) drafts.keep(name.current, { ...kept, sending } satisfies Kept);
      },
    } satisfies UnansweredStore<SentQuestion>,
    startOver: () => {
      drafts.drop(name.current);
      beginAgain();
    },
  };
}
