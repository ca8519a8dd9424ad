import type { DerivedPart } from '../../derivation/derivation';
import { marked } from '../../marking/marking';
import { decimal, group, list, optional, whole } from '../../shape/declare';
import type { TextComparison } from '../../text/text-comparison';
import { acceptedAnswers } from '../shared/accepted-answers';
import { declareKind } from '../shared/declare-kind';
import { comparison, readComparison } from '../shared/read-comparison';
import { fillInTheBlankContent, MAX_GAP_CHOICES } from './content';
import { fillBlank } from './fill-blank';
import type { Blank, FilledBlank } from './fill-blank';
import { readBlanks, readGapText } from './read-blanks';
import { readGaps } from './read-gaps';
import type { Gap } from './read-gaps';

const blank = group('Blank', {
  acceptedAnswers,
  tolerance: optional(decimal('Of a number: right is what lies within it of an accepted answer; 0 when left out.')),
  rightChoices: optional(
    list(whole(1, MAX_GAP_CHOICES), 'Of a gap with choices: the places of those that are right, from 1.'),
  ),
});

const key = { blanks: list(blank, 'By the numbers of the markers in `gapText`.'), comparison };

/** Keeps what was typed into one blank from turning around what stands beside it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A text with gaps. Each gap is worth the same; it takes words, compared as a short answer, a number, or one of its choices. */
export const fillInTheBlank = declareKind({
  type: 'fill-in-the-blank',
  about: 'A text with gaps, each filled with words, a number or one of its choices.',
  key,
  authored: { ...fillInTheBlankContent, ...key },
  read: (draft, { problems }) => {
    const compared = readComparison(draft.comparison);
    const { gapText, count } = readGapText(draft.gapText, problems);
    const gaps = readGaps(draft.gaps, count, problems);
    const blanks = readBlanks(draft.blanks ?? [], gaps, count, problems, compared.comparison);
    return { content: { gapText, gaps }, answerKey: { blanks, ...compared } };
  },
  show: ({ content, answerKey }) => ({ ...content, ...answerKey }),
  mark: (question, given) => {
    const filled = filledBlanks(question, given.blanks);
    const read = filled.map((one) => isolated(one.read === null || one.read === '' ? '–' : one.read)).join(' | ');
    const right = filled.flatMap(({ isRight }, index) => (isRight ? [index + 1] : []));
    const of = filled.length;
    if (right.length === 0) return marked(0, 'NO_BLANK_RIGHT', { of, read });
    if (right.length === of) return marked(question.maxScore, 'ALL_BLANKS_RIGHT', { of, read });
    const params = { right: right.length, of, places: right.join(' + '), read };
    return marked(Math.round((question.maxScore * right.length) / of), 'BLANKS_COUNTED', params);
  },
  derive: (question, given) => {
    const { length } = question.answerKey.blanks;
    const share = length === 0 ? 0 : Math.round(question.maxScore / length);
    const parts = filledBlanks(question, given.blanks).map(({ isRight, expected, read, steps }, index): DerivedPart => {
      const text = given.blanks[index] ?? '';
      const verdict = isRight ? 'RIGHT' : text.trim() === '' ? 'MISSED' : 'WRONG';
      const shown = { label: String(index + 1), given: text, expected, read, steps };
      return { ...shown, verdict, score: isRight ? share : 0, maxScore: share };
    });
    return { rule: 'SHARES', parts };
  },
});

interface Asked {
  content: { gaps: Gap[] };
  answerKey: { blanks: Blank[]; comparison?: TextComparison };
}

const filledBlanks = ({ content, answerKey }: Asked, given: readonly string[]): FilledBlank[] =>
  answerKey.blanks.map((own, index) => fillBlank(content.gaps[index], own, given[index] ?? '', answerKey.comparison));
