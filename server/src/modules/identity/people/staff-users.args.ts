import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { PageArgs, SortDirection } from '../../../platform/graphql';

export const StaffUserSort = {
  NAME: 'name',
  EMAIL: 'email',
  CREATED_AT: 'created_at',
  LAST_SIGN_IN_AT: 'last_sign_in_at',
} as const;
export type StaffUserSort = (typeof StaffUserSort)[keyof typeof StaffUserSort];
registerEnumType(StaffUserSort, { name: 'StaffUserSort' });

@InputType()
export class StaffUserFilter {
  @Field(() => String, { nullable: true, description: 'Words in name, e-mail, phone and company.' })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the user can sign in.' })
  isVerified?: boolean | null;
}

@ArgsType()
export class ReceiversArgs extends PageArgs {
  @Field(() => ID, { description: 'Whom to leave out.' })
  excludingId: string;

  @Field(() => String, { nullable: true, description: 'Words in name, e-mail, phone and company.' })
  search?: string | null;
}

@ArgsType()
export class StaffUsersArgs extends PageArgs {
  @Field(() => StaffUserFilter, { nullable: true })
  filter?: StaffUserFilter | null;

  @Field(() => StaffUserSort, { nullable: true, description: 'NAME when left out.' })
  sort?: StaffUserSort | null;

  @Field(() => SortDirection, {
    nullable: true,
    description: 'When left out: names and addresses from A, newest first.',
  })
  direction?: SortDirection | null;
}
