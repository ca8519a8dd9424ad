import type { ReportPart } from '../../../graphql/schema-generated';
import type { Hiding_HidingFragment } from './hiding-generated';

/** Whether the server kept this part of a result to itself. */
export function isHidden({ parts, revealedUntil }: Hiding_HidingFragment, part: ReportPart): boolean {
  return revealedUntil === null && parts.includes(part);
}
