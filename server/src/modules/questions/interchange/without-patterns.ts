import { NotUnderstood } from './not-understood';
import type { Ignore } from './read-each';

const PATTERN = /(?<!\\)\*/u;

/**
 * Moodle's `*` stands for any text, which accepted answers of Mizan cannot say; `\*` is the star itself.
 * @throws NotUnderstood ONLY_PATTERNS when nothing is left
 */
export function withoutPatterns(answers: readonly string[], ignore: Ignore): string[] {
  const patterns = answers.filter((answer) => PATTERN.test(answer));
  for (const pattern of patterns) ignore('PATTERN', { text: pattern });
  const left = answers.filter((answer) => !PATTERN.test(answer)).map((answer) => answer.replaceAll('\\*', '*'));
  if (left.length === 0) throw new NotUnderstood(patterns.length > 0 ? 'ONLY_PATTERNS' : 'ANSWER_MISSING');
  return left;
}

export function escapePattern(answer: string): string {
  return answer.replaceAll('*', '\\*');
}
