import type { NamedStatement } from '../../src/platform/database';

/** Of the statements that were asked for, those in the lane of the candidates' steps. */
export function inSteps(calls: readonly [NamedStatement, ...unknown[]][]): NamedStatement[] {
  return calls.map(([statement]) => statement).filter(({ lane }) => lane === 'steps');
}
