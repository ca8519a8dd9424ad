import type { Hiding_HidingFragment, ReportPart } from '../../../graphql/generated';

/** Whether the server kept this part of a result to itself. */
export function isHidden({ parts, revealedUntil }: Hiding_HidingFragment, part: ReportPart): boolean {
  return revealedUntil === null && parts.includes(part);
}
