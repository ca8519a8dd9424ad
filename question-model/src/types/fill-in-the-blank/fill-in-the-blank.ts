import type { DerivedPart } from '../../derivation/derivation';
import { readingOf } from '../../derivation/reading';
import { marked } from '../../marking/marking';
import { group, list } from '../../shape/declare';
import { compareText } from '../../text/text-comparison';
import { acceptedAnswers } from '../shared/accepted-answers';
import { declareKind } from '../shared/declare-kind';
import { comparison, readComparison } from '../shared/read-comparison';
import { fillInTheBlankContent } from './content';
import { readBlanks, readGapText } from './read-blanks';

const key = {
  blanks: list(group('Blank', { acceptedAnswers }), 'By the numbers of the markers in `gapText`.'),
  comparison,
};

/** Keeps what was typed into one blank from turning around what stands beside it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A text with gaps. Each gap is worth the same and has its own accepted answers, compared as those of a short answer. */
export const fillInTheBlank = declareKind({
  type: 'fill-in-the-blank',
  about: 'A text with gaps, each with its own accepted answers.',
  key,
  authored: { ...fillInTheBlankContent, ...key },
  read: (draft, { problems }) => {
    const compared = readComparison(draft.comparison);
    const { gapText, count } = readGapText(draft.gapText, problems);
    const blanks = readBlanks(draft.blanks ?? [], count, problems, compared.comparison);
    return { content: { gapText }, answerKey: { blanks, ...compared } };
  },
  show: ({ content, answerKey }) => ({ ...content, ...answerKey }),
  mark: ({ answerKey, maxScore }, given) => {
    const compared = answerKey.blanks.map((blank, index) =>
      compareText(blank.acceptedAnswers, given.blanks[index] ?? '', answerKey.comparison),
    );
    const read = compared.map((blank) => isolated(blank.read || '–')).join(' | ');
    const right = compared.flatMap(({ accepted }, index) => (accepted === undefined ? [] : [index + 1]));
    const of = compared.length;
    if (right.length === 0) return marked(0, 'NO_BLANK_RIGHT', { of, read });
    if (right.length === of) return marked(maxScore, 'ALL_BLANKS_RIGHT', { of, read });
    const params = { right: right.length, of, places: right.join(' + '), read };
    return marked(Math.round((maxScore * right.length) / of), 'BLANKS_COUNTED', params);
  },
  derive: ({ answerKey, maxScore }, given) => {
    const share = answerKey.blanks.length === 0 ? 0 : Math.round(maxScore / answerKey.blanks.length);
    const parts = answerKey.blanks.map((blank, index): DerivedPart => {
      const text = given.blanks[index] ?? '';
      const isRight = compareText(blank.acceptedAnswers, text, answerKey.comparison).accepted !== undefined;
      const reading = readingOf(text, answerKey.comparison);
      const shown = { label: String(index + 1), given: text, expected: blank.acceptedAnswers, ...reading };
      const verdict = isRight ? 'RIGHT' : text.trim() === '' ? 'MISSED' : 'WRONG';
      return { ...shown, verdict, score: isRight ? share : 0, maxScore: share };
    });
    return { rule: 'SHARES', parts };
  },
});
