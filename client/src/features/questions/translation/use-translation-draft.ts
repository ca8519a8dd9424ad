import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useKept } from '../../../hooks/use-kept';
import {
  QuestionTranslationDocument,
  useTranslateQuestionMutation,
  type QuestionTranslationQuery,
} from './translation-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { ruleMessage } from '../../../lib/forms/field-message';

export type Translation = QuestionTranslationQuery['questionTranslation'];
export type TranslationUnit = Translation['texts'][number];

interface Said {
  text: string;
  /** Of which words; null once whoever says it has been told that the question says something else by now. */
  source: string | null;
}

/** By the path of the text. */
type AllSaid = Readonly<Record<string, Said>>;

const isAllSaid = (kept: unknown): kept is AllSaid => typeof kept === 'object' && kept !== null;
const NOTHING: AllSaid = {};

/** Under which name is kept what is typed of the translation of a question. */
export const keptTranslation = (questionId: string) => `translation ${questionId}`;

export interface TranslationTold {
  onDirty: (isDirty: boolean) => void;
  /** The question may say something else than what is shown of it. */
  onStale: () => void;
  onSaved: () => void;
}

/** What is typed and not yet saved, kept until it is, and what the server refused of it. */
export function useTranslationDraft(
  { questionId, texts }: Translation,
  { onDirty, onStale, onSaved }: TranslationTold,
) {
  const { t } = useTranslation('translation');
  const [said, setSaid, isRestored] = useKept(keptTranslation(questionId), NOTHING, isAllSaid);
  /** What is typed by now, also for an answer to what was sent before. */
  const newest = useRef(said);
  const keep = (next: AllSaid) => {
    newest.current = next;
    setSaid(next);
  };
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [translate, { loading: isSaving }] = useTranslateQuestionMutation();
  const sayOf = ({ path, translated }: TranslationUnit) => said[path]?.text ?? translated;
  const changed = texts.filter((unit) => (sayOf(unit) ?? '') !== (unit.translated ?? ''));
  const isDirty = changed.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const send = async (read: readonly TranslationUnit[] = [], isReviewed?: true) => {
    const input = changed.map((unit) => ({
      path: unit.path,
      text: sayOf(unit) ?? '',
      source: said[unit.path]?.source ?? unit.source,
    }));
    const confirmed = read.map(({ path, source }) => ({ path, source }));
    try {
      await translate({
        variables: { input: { id: questionId, texts: input, confirmed, isReviewed } },
        // It is so from here on, whether or not the question can be looked at anew.
        update: (cache) =>
          cache.updateQuery({ query: QuestionTranslationDocument, variables: { id: questionId } }, (shown) =>
            shown ? { questionTranslation: withTexts(shown.questionTranslation, input) } : undefined,
          ),
      });
    } catch (error) {
      const found = refusedIn(error);
      setRefused(found);
      keep(mapped(newest.current, (path, one) => (path in found ? { ...one, source: null } : one)));
      if (Object.keys(found).length > 0) onStale();
      return;
    }
    keep(mapped(newest.current, (path, one) => (one === said[path] ? null : one)));
    setRefused({});
    toast.success(t(isReviewed ? 'reviewed' : confirmed.length > 0 ? 'confirmed' : 'saved'));
    onSaved();
  };

  return {
    isSaving,
    isDirty,
    isRestored: isRestored && isDirty,
    startOver: () => keep(NOTHING),
    /** Null where nobody has said it. */
    sayOf,
    problemAt: (path: string): string | undefined => refused[path],
    say: ({ path, source }: TranslationUnit, text: string) => {
      keep({ ...newest.current, [path]: { source, ...newest.current[path], text } });
      setRefused(({ [path]: _ended, ...others }) => others);
    },
    isMissing: (unit: TranslationUnit) =>
      (sayOf(unit) ?? '').trim() === '' && (unit.isMissing || (unit.translated !== null && unit.translated !== '')),
    save: () => send(),
    confirm: send,
    review: () => send(texts, true),
  };
}

export type TranslationDraft = ReturnType<typeof useTranslationDraft>;

const mapped = (said: AllSaid, become: (path: string, one: Said) => Said | null): AllSaid =>
  Object.fromEntries(
    Object.entries(said).flatMap(([path, one]) => {
      const next = become(path, one);
      return next ? [[path, next]] : [];
    }),
  );

function withTexts(translation: Translation, said: readonly { path: string; text: string }[]): Translation {
  const texts = new Map(said.map(({ path, text }) => [path, text]));
  return {
    ...translation,
    texts: translation.texts.map((unit) => ({ ...unit, translated: texts.get(unit.path) ?? unit.translated })),
  };
}

/** By the path of the text; a refusal of something inside a list belongs to the list. */
function refusedIn(error: unknown): Record<string, string> {
  const found = failureOf(error).fields.map(({ path, rule, params }) => [
    path.replace(/^(?:input\.)?(?:texts|confirmed)\./u, '').replace(/(acceptedAnswers)\.\d+$/u, '$1'),
    ruleMessage(rule, params),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}
