import { ArgsType, Field, InputType, registerEnumType } from '@nestjs/graphql';
import { PageArgs, SortDirection } from '../../platform/graphql';
import { AccessRequestStatus } from './access-request.entity';

export const AccessRequestSort = { CREATED_AT: 'created_at', NAME: 'name', COMPANY_NAME: 'company_name' } as const;
export type AccessRequestSort = (typeof AccessRequestSort)[keyof typeof AccessRequestSort];
registerEnumType(AccessRequestSort, { name: 'AccessRequestSort' });

@InputType()
export class AccessRequestFilter {
  @Field(() => String, { nullable: true, description: 'Words in name, e-mail, phone, company and message.' })
  search?: string | null;

  @Field(() => AccessRequestStatus, { nullable: true })
  status?: AccessRequestStatus | null;
}

@ArgsType()
export class AccessRequestsArgs extends PageArgs {
  @Field(() => AccessRequestFilter, { nullable: true })
  filter?: AccessRequestFilter | null;

  @Field(() => AccessRequestSort, { nullable: true, description: 'CREATED_AT when left out.' })
  sort?: AccessRequestSort | null;

  @Field(() => SortDirection, { nullable: true, description: 'When left out: newest first, names from A.' })
  direction?: SortDirection | null;
}
