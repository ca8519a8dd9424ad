import { normaliseDecimal } from '../../decimal';
import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { PaperContent, QuestionContent } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind } from '../question-kind';

const MAX_UNIT_LENGTH = 30;

/** A number that may lie within a tolerance of the right one. */
export class NumberAnswer implements QuestionKind {
  readonly type = QuestionType.NUMBER;

  read({ number, unit: unitDraft }: KeyDraft, problems: FieldProblems): KeyedContent {
    const value = readDecimal('number.value', number?.value, problems);
    const tolerance = readTolerance(number?.tolerance, problems);
    const unit = problems.text('unit', unitDraft, { max: MAX_UNIT_LENGTH, singleLine: true, isOptional: true });
    return { content: unit ? { unit } : {}, answerKey: { number: { value, tolerance } } };
  }

  toPaper({ unit }: QuestionContent): PaperContent {
    return { ...withoutContent(), ...(unit && { unit }) };
  }
}

function readTolerance(text: string | null | undefined, problems: FieldProblems): string {
  if (!text?.trim()) return '0';
  const tolerance = readDecimal('number.tolerance', text, problems);
  if (tolerance.startsWith('-')) problems.add('number.tolerance', 'min', { min: 0 });
  return tolerance;
}

function readDecimal(path: string, text: string | undefined, problems: FieldProblems): string {
  if (!text?.trim()) problems.add(path, 'required');
  else {
    const decimal = normaliseDecimal(text);
    if (decimal !== null) return decimal;
    problems.add(path, 'number');
  }
  return '0';
}
