import { mixed, object } from 'yup';
import { ruleMessage } from '../../../lib/forms/field-message';
import { wholeNumberText } from '../../../lib/forms/text-fields';

const MOST = 100_000;

/** As typed. */
export interface LinkDraft {
  cap: string;
  /** ISO; null for no date. */
  closesAt: string | null;
}

/** @param joined how many have joined: a cap below that would not hold */
export const linkSchema = (joined: number, now: number) =>
  object({
    cap: wholeNumberText('candidates:publicLink.capRequired', { min: Math.max(1, joined), max: MOST }),
    closesAt: mixed<string>()
      .nullable()
      .test('future', ruleMessage('future'), (moment) => !moment || Date.parse(moment) > now),
  });

export const linkInput = ({ cap, closesAt }: { cap: string; closesAt?: string | null | undefined }) => ({
  cap: Number(cap),
  closesAt: closesAt ?? null,
});
