import { Field } from '@nestjs/graphql';

export const ServerNowField = () =>
  Field(() => Date, {
    description:
      "The server's clock at the moment of the answer: count down from the difference to it, not from your own.",
  });
