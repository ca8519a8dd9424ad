import { z } from 'zod';

/** Ashby's own names, from its documents. */
const text = z.string();

export const LIST = z.strictObject({
  success: z.literal(true),
  results: z.array(z.strictObject({ assessment_type_id: text, name: text, description: text.nullable() })),
});

export const ASHBY_ORDER = z.object({
  assessment_type_id: text,
  candidate: z.object({
    email: text,
    first_name: text.nullish(),
    last_name: text.nullish(),
    ashby_profile_url: text.nullish(),
  }),
  application: z.object({ ashby_id: text.nullish() }).nullish(),
});

export const ORDER_ID = z.object({ assessment_id: text });
export const ASHBY_ORDERED = z.strictObject({
  success: z.literal(true),
  results: z.strictObject({ assessment_id: text }),
});
const refusal = z.strictObject({
  success: z.literal(false),
  message: text,
  errors: z.array(text).describe('The code.'),
  errorInfo: z.looseObject({ code: text }),
});
/** Whoever is not let in is told so as everywhere. */
export const ASHBY_REFUSAL = z.union([refusal, z.strictObject({ status: z.literal(false), message: text })]);
