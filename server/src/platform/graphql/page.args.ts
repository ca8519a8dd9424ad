import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

const DEFAULT_PAGE = 25;
/** What a list may be sorted by goes into it: a name of two hundred Arabic letters is over five hundred signs long. */
const LONGEST_CURSOR = 2_000;

/** Arguments of a list that grows. Extend it for filters and sorting. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'At most 100; 25 when left out.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  first?: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  after?: string;
}

/** Arguments of a list that a screen shows as a whole, such as who sits an exam now. */
@ArgsType()
export class LongPageArgs {
  @Field(() => Int, { nullable: true, description: 'At most 500; 25 when left out.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(500)
  first?: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_CURSOR)
  after?: string;
}

export function pageSize(args: Pick<PageArgs, 'first'>): number {
  return args.first ?? DEFAULT_PAGE;
}
