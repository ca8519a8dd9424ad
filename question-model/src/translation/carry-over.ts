import { sourceTextsOf } from './translation';
import type { TranslatableQuestion, TranslatedText, Translation } from './translation';

/**
 * The translation of a question that was changed: each text goes with what it translates, a choice with its id, and keeps what the
 * source said then, so that what was changed is stale. Of another type it is the same question: of the rest only the same words
 * are. What was read against an older source counts as unread.
 */
export function carriedOver(
  translation: Translation | null,
  before: TranslatableQuestion,
  after: TranslatableQuestion,
): Translation | null {
  if (!translation) return null;
  const moved = moves(translation.texts, before, after);
  const texts = sourceTextsOf(after).flatMap((source) => {
    const text =
      moved.find(({ path, source: basis }) => path === source.path && basis === source.text) ??
      translation.texts.find(
        ({ path, source: basis }) => patternOf(path) === patternOf(source.path) && basis === source.text,
      ) ??
      moved.find(({ path }) => path === source.path);
    return text ? [{ ...text, path: source.path }] : [];
  });
  const isSame = texts.length === translation.texts.length && texts.every((text) => isCurrent(text, after));
  const read = isSame ? {} : { reviewedBy: null, reviewedAt: null };
  return { ...translation, ...read, ...textOf(translation, texts), texts };
}

function textOf(translation: Translation, texts: readonly TranslatedText[]): Pick<Translation, 'text' | 'textHtml'> {
  const isThere = texts.some(({ path }) => path === 'text');
  return isThere ? { text: translation.text, textHtml: translation.textHtml } : { text: null, textHtml: null };
}

function isCurrent({ path, source }: TranslatedText, question: TranslatableQuestion): boolean {
  return sourceTextsOf(question).some((text) => text.path === path && text.text === source);
}

/** Texts of a choice or a prompt, at the place that it has now; those of one that is gone are left out. */
function moves(
  texts: readonly TranslatedText[],
  before: TranslatableQuestion,
  after: TranslatableQuestion,
): TranslatedText[] {
  if (before.type !== after.type) return texts.filter(({ path }) => path === 'text');
  return texts.flatMap((text) => {
    const [, list, place] = /^(choices|prompts)\.(\d+)\.text$/u.exec(text.path) ?? [];
    if (list !== 'choices' && list !== 'prompts') return [text];
    const id = before.content[list]?.[Number(place)]?.id;
    const now = after.content[list]?.findIndex((item) => item.id === id) ?? -1;
    return now < 0 ? [] : [{ ...text, path: `${list}.${now}.text` }];
  });
}

const patternOf = (path: string): string => path.replace(/\d+/gu, '#');
