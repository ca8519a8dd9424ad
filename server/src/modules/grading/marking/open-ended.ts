import type { MarkingRule } from './marking';
import { marked } from './marking';

/** Only a person can tell. */
export const markOpenEnded: MarkingRule = () => marked(null, 'AWAITS_PERSON');
