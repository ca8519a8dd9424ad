import { staffFileUrl } from '../files';
import type { KeyedContentFields } from './keyed-content.type';
import { showRichText } from './rich-text/show-rich-text';
import type { AnswerKey, Choice, QuestionContent } from './types';

type KeyedContentView = Pick<KeyedContentFields, keyof KeyedContentFields>;

interface KeyedQuestion {
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
}

/** Content and key as staff see them, of a question or of its frozen copy. */
export function toKeyedContent({ text, textHtml, content, answerKey }: KeyedQuestion): KeyedContentView {
  const shown = textHtml === null ? null : showRichText(textHtml, staffFileUrl);
  return { text, textHtml: shown, ...contentOf(content, answerKey), ...keyOf(answerKey) };
}

function contentOf(content: QuestionContent, { rightChoiceIds, rightOrder }: AnswerKey) {
  const isRight = new Set(rightChoiceIds);
  return {
    choices: inOrder(content.choices ?? [], rightOrder).map(({ id, text, isFixed = false }) => ({
      ...{ id, text, isFixed },
      isRight: isRight.has(id),
    })),
    allowsSeveral: content.allowsSeveral ?? false,
    unit: content.unit ?? null,
    rating: content.rating ?? null,
    gapText: content.gapText ?? null,
    dateRange: content.dateRange ?? null,
    grid: content.grid ?? null,
    fileKinds: content.fileKinds ?? [],
    recordSeconds: content.recordSeconds ?? null,
    wordLimit: content.wordLimit ?? null,
  };
}

function keyOf(answerKey: AnswerKey) {
  return {
    truth: answerKey.truth ?? null,
    acceptedAnswers: answerKey.acceptedAnswers ?? [],
    number: answerKey.number ?? null,
    ratingKey: answerKey.ratingRange ?? null,
    blanks: answerKey.blanks ?? [],
    dateKey: answerKey.days ?? null,
    rubric: answerKey.rubric ?? null,
  };
}

/** A frozen ranking holds its choices as this candidate saw them. */
function inOrder(choices: Choice[], order: readonly string[] | undefined): Choice[] {
  if (!order) return choices;
  return choices.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
