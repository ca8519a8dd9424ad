import { Field } from '@nestjs/graphql';

/** Of a question: what stands beside its plain text. */
export const TextHtmlField = () =>
  Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show; null when it is plain.',
  });
