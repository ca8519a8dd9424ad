import { z } from 'zod';

/** Greenhouse's own names, from its documents. */
const text = z.string();

export const TESTS = z.array(z.strictObject({ partner_test_id: text, partner_test_name: text }));

export const GREENHOUSE_ORDER = z.object({
  partner_test_id: z.union([text, z.number()]),
  candidate: z.object({
    email: text,
    first_name: text.nullish(),
    last_name: text.nullish(),
    phone_number: text.nullish(),
    greenhouse_profile_url: text.nullish(),
  }),
  url: text.nullish().describe('Told by an empty PATCH when a result is final.'),
});

export const GREENHOUSE_ORDERED = z.strictObject({ partner_interview_id: text });

export const STANDING = z.strictObject({
  partner_status: text,
  partner_profile_url: text.nullable(),
  partner_score: z.number().nullable().describe('Percent.'),
  metadata: z.record(text, z.union([text, z.number()]).nullable()),
});

export const REPORT = z.object({ api_call: text.nullish(), errors: z.array(text).nullish() });
export const REPORTED = z.strictObject({ reported: text });
