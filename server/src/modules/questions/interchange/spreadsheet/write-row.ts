import { questionOptions } from '@mizan/question-model';
import { QuestionType } from '../../vocabulary';
import { hasOnlyWords } from '../carried-gaps';
import { pairsOf } from '../carried-pairs';
import type { CarriedQuestion } from '../interchange';
import { sheetColumnNames } from './columns';
import type { SheetColumn, SheetLanguage } from './columns';
import { asList, nameOfChoice, pairIn } from './lists';
import { asNumbersCell } from './numbers-in-cell';
import { difficultyWords, fileKindWords, truthWords, typeWords, yesWords } from './sheet-words';

export interface WrittenRow {
  cells: Partial<Record<SheetColumn, string | number>>;
  choices: string[];
}

/** Null for what no row can hold: a sheet to fill in, pairs with an arrow in their texts, gaps that take numbers or choices. */
export function rowOf(question: CarriedQuestion, language: SheetLanguage): WrittenRow | null {
  const type =
    question.type === QuestionType.MULTIPLE_CHOICE && question.allowsSeveral ? 'multiple-answers' : question.type;
  const word = typeWords[type]?.[language];
  if (word === undefined || hasArrows(question) || !hasOnlyWords(question)) return null;
  return {
    cells: {
      type: word,
      text: question.text,
      ...common(question, language),
      ...options(question),
      ...key(question, language),
    },
    choices: choicesOf(question),
  };
}

/** A side with an arrow of its own would be parted elsewhere. */
const hasArrows = ({ type, prompts = [], choices = [] }: CarriedQuestion): boolean =>
  type === QuestionType.MATCHING && [...prompts, ...choices].some(({ text }) => pairIn(text) !== null);

function choicesOf(question: CarriedQuestion): string[] {
  if (question.type !== QuestionType.MATCHING) return (question.choices ?? []).map(({ text }) => text);
  const { pairs, distractors } = pairsOf(question);
  return [...pairs.map((pair) => pair.join(' → ')), ...distractors.map((text) => `→ ${text}`)];
}

function common(
  { skill, difficulty, durationSeconds, score, isAdditional, notes }: CarriedQuestion,
  language: SheetLanguage,
): WrittenRow['cells'] {
  return {
    ...(skill !== undefined && { skill }),
    ...(difficulty !== undefined && { difficulty: difficultyWords[difficulty][language] }),
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(score !== undefined && { score }),
    ...(isAdditional && { isAdditional: yesWords[language] }),
    ...(notes?.feedback && { feedback: notes.feedback }),
    ...(notes?.hints && { hints: asList(notes.hints) }),
    ...(notes?.tags && { tags: asList(notes.tags) }),
  };
}

const hasColumn = (name: string) => name in sheetColumnNames;

/** What no column holds. */
export const optionsLeft = questionOptions.filter((name) => !hasColumn(name));

function options(question: CarriedQuestion): WrittenRow['cells'] {
  const held = questionOptions.filter((name) => hasColumn(name) && question[name]);
  return Object.fromEntries(held.map((name) => [name, question[name]]));
}

function key(question: CarriedQuestion, language: SheetLanguage): WrittenRow['cells'] {
  switch (question.type) {
    case QuestionType.TRUE_FALSE:
      return { answer: truthWords[question.truth ? 'true' : 'false'][language] };
    case QuestionType.SHORT_ANSWER:
      return { answer: asList(question.acceptedAnswers ?? []) };
    case QuestionType.NUMBER:
      return {
        answer: question.number ? asNumbersCell(question.number) : '',
        tolerance: question.number?.tolerance ?? '0',
      };
    case QuestionType.RATING:
      return rating(question);
    case QuestionType.FILL_IN_THE_BLANK:
      return {
        gapText: question.gapText ?? '',
        answer: (question.blanks ?? []).map((blank) => asList(blank.acceptedAnswers)).join('\n'),
      };
    case QuestionType.DATE:
      return date(question);
    case QuestionType.RANKING:
    case QuestionType.MATCHING:
      return {};
    default:
      return { answer: rightChoices(question), ...limits(question, language) };
  }
}

function rightChoices({ choices = [] }: CarriedQuestion): string {
  const texts = choices.map(({ text }) => text);
  return choices.flatMap(({ isRight }, place) => (isRight ? [nameOfChoice(place, texts)] : [])).join(', ');
}

function rating({ rating: scale, ratingKey }: CarriedQuestion): WrittenRow['cells'] {
  const answer = ratingKey ? ends(String(ratingKey.from), String(ratingKey.to)) : '';
  return {
    scale: `${scale?.min}..${scale?.max}`,
    lowLabel: scale?.lowLabel ?? '',
    highLabel: scale?.highLabel ?? '',
    answer,
  };
}

function date({ dateKey, dateRange }: CarriedQuestion): WrittenRow['cells'] {
  return {
    answer: ends(dateKey?.from ?? '', dateKey?.to ?? ''),
    earliest: dateRange?.earliest ?? '',
    latest: dateRange?.latest ?? '',
  };
}

function ends(from: string, to: string): string {
  return from === to ? from : `${from}..${to}`;
}

function limits({ recordSeconds, fileKinds }: CarriedQuestion, language: SheetLanguage): WrittenRow['cells'] {
  return {
    ...(recordSeconds && { recordSeconds }),
    ...(fileKinds?.length && {
      fileKinds: fileKinds.map((kind) => fileKindWords[kind]?.[language] ?? kind).join(', '),
    }),
  };
}
