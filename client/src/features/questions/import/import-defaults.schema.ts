import { object, string, type AnyObjectSchema } from 'yup';
import type { Difficulty, QuestionImportField } from '../../../graphql/schema-generated';
import { ruleMessage } from '../../../lib/forms/field-message';
import { lineText, wholeNumberText } from '../../../lib/forms/text-fields';
import { isInHundredths, readPoints } from '../../../lib/format/points';
import { westernDigits } from '../../../lib/format/western-digits';
import { questionLimits } from '../limits';
import type { Preview } from './use-question-import';

export interface ImportDefaults {
  skill: string;
  difficulty: Difficulty;
  durationSeconds: string;
  score: string;
}

export const noDefaults: ImportDefaults = { skill: '', difficulty: 'MEDIUM', durationSeconds: '60', score: '1' };

/** How many of the understood questions need each default. */
export function lacking({ understood }: Preview): Record<QuestionImportField, number> {
  const count = (field: QuestionImportField) => understood.filter(({ lacks }) => lacks.includes(field)).length;
  return { SKILL: count('SKILL'), DIFFICULTY: count('DIFFICULTY'), DURATION: count('DURATION'), SCORE: count('SCORE') };
}

const required = ruleMessage('required');
const points = string()
  .trim()
  .required(required)
  .test('number', ruleMessage('number'), (typed) => isInHundredths(readPoints(typed)))
  .test(
    'max',
    ruleMessage('max', { max: questionLimits.mostPoints }),
    (typed) => !(readPoints(typed) > questionLimits.mostPoints),
  );

/** Only what some question needs is asked for. */
export function defaultsSchema(needed: Record<QuestionImportField, number>): AnyObjectSchema {
  return object({
    ...(needed.SKILL > 0 && { skill: lineText(required, questionLimits.skillLength) }),
    ...(needed.DURATION > 0 && {
      durationSeconds: wholeNumberText(required, { min: questionLimits.leastSeconds, max: questionLimits.mostSeconds }),
    }),
    ...(needed.SCORE > 0 && { score: points }),
  });
}

/** As the server takes them; what no question needs is left out. */
export function defaultsInput(values: ImportDefaults, needed: Record<QuestionImportField, number>) {
  return {
    skill: needed.SKILL > 0 ? values.skill.trim() : null,
    difficulty: needed.DIFFICULTY > 0 ? values.difficulty : null,
    durationSeconds: needed.DURATION > 0 ? Number(westernDigits(values.durationSeconds).trim()) : null,
    score: needed.SCORE > 0 ? readPoints(values.score) : null,
  };
}
