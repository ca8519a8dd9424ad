import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toasts';
import { useTranslateQuestionMutation, type QuestionTranslationQuery } from './translation-generated';
import { failureOf } from '../../../lib/graphql/errors';
import { ruleMessage } from '../../../lib/forms/field-message';

export type Translation = QuestionTranslationQuery['questionTranslation'];
export type TranslationUnit = Translation['texts'][number];

/** What is typed and not yet saved, by path, and what the server refused of it. */
export function useTranslationDraft({ questionId, texts }: Translation, onSaved: () => void) {
  const { t } = useTranslation('translation');
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [translate, { loading: isSaving }] = useTranslateQuestionMutation();
  const sayOf = ({ path, translated }: TranslationUnit) => said[path] ?? translated ?? '';
  const changed = texts.filter((unit) => sayOf(unit) !== (unit.translated ?? ''));

  const send = async (more: { confirmed?: string[]; isReviewed?: boolean }) => {
    const input = changed.map((unit) => ({ path: unit.path, text: sayOf(unit), source: unit.source }));
    try {
      await translate({ variables: { input: { id: questionId, texts: input, ...more } } });
    } catch (error) {
      setRefused(refusedIn(error));
      return;
    }
    setSaid({});
    setRefused({});
    toast.success(t(more.confirmed ? 'confirmed' : more.isReviewed ? 'reviewed' : 'saved'));
    onSaved();
  };

  return {
    isSaving,
    isDirty: changed.length > 0,
    sayOf,
    problemAt: (path: string): string | undefined => refused[path],
    say: (path: string, text: string) => {
      setSaid((known) => ({ ...known, [path]: text }));
      setRefused(({ [path]: _ended, ...others }) => others);
    },
    isMissing: (unit: TranslationUnit) =>
      sayOf(unit).trim() === '' && (unit.isMissing || (unit.translated !== null && unit.translated !== '')),
    save: () => send({}),
    confirm: (paths: string[]) => send({ confirmed: paths }),
    review: () => send({ isReviewed: true }),
  };
}

export type TranslationDraft = ReturnType<typeof useTranslationDraft>;

/** By the path of the text; a refusal of something inside a list belongs to the list. */
function refusedIn(error: unknown): Record<string, string> {
  const found = failureOf(error).fields.map(({ path, rule, params }) => [
    path.replace(/^(?:input\.)?texts\./u, '').replace(/(acceptedAnswers)\.\d+$/u, '$1'),
    ruleMessage(rule, params),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}
