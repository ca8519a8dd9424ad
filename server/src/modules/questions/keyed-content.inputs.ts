import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { KeyDraft } from './types';
import { FileKind } from './vocabulary';
import './vocabulary.type';

@InputType()
export class ChoiceInput {
  @Field(() => ID, { nullable: true, description: 'Of a choice that stays; left out for a new one.' })
  id?: string | null;

  @Field(() => String)
  text: string;

  @Field(() => Boolean, { description: 'Of a qualifier: acceptable. A ranking ignores it: its order is the key.' })
  isRight: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Keeps its place when choices are shuffled.' })
  isFixed?: boolean | null;
}

@InputType()
export class NumberKeyInput {
  @Field(() => String, { description: 'Western or Arabic-Indic digits.' })
  value: string;

  @Field(() => String, { nullable: true, description: '0 when left out.' })
  tolerance?: string | null;
}

@InputType({ description: '1 ≤ min < max ≤ 10.' })
export class RatingInput {
  @Field(() => Int)
  min: number;

  @Field(() => Int)
  max: number;

  @Field(() => String, { nullable: true })
  lowLabel?: string | null;

  @Field(() => String, { nullable: true })
  highLabel?: string | null;
}

@InputType({ description: 'Both ends are right answers too.' })
export class RatingKeyInput {
  @Field(() => Int)
  from: number;

  @Field(() => Int)
  to: number;
}

@InputType()
export class BlankInput {
  @Field(() => [String])
  acceptedAnswers: string[];
}

@InputType({ description: 'Days as yyyy-mm-dd, both included.' })
export class DateRangeInput {
  @Field(() => String, { nullable: true })
  earliest?: string | null;

  @Field(() => String, { nullable: true })
  latest?: string | null;
}

@InputType({ description: 'Days as yyyy-mm-dd; both ends are right answers too.' })
export class DateKeyInput {
  @Field(() => String)
  from: string;

  @Field(() => String)
  to: string;
}

@InputType({ description: 'Row and column count from 1.' })
export class GridCellInput {
  @Field(() => Int)
  row: number;

  @Field(() => Int)
  column: number;

  @Field(() => String)
  text: string;

  @Field(() => Boolean, { nullable: true, description: 'Shown, but not for the candidate to change.' })
  isLocked?: boolean | null;
}

@InputType({ description: 'At most 26 columns and 100 rows.' })
export class GridInput {
  @Field(() => Int)
  columns: number;

  @Field(() => Int)
  rows: number;

  @Field(() => [GridCellInput], { description: 'Those that hold something from the start.' })
  cells: GridCellInput[];
}

/** Content and key of a draft, flat; the type reads what concerns it. */
@InputType({ isAbstract: true })
export class KeyedContentInput implements KeyDraft {
  @Field(() => [ChoiceInput], { nullable: true, description: 'Of a ranking in the right order.' })
  choices?: ChoiceInput[] | null;

  @Field(() => Boolean, { nullable: true })
  allowsSeveral?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => [String], { nullable: true })
  acceptedAnswers?: string[] | null;

  @Field(() => NumberKeyInput, { nullable: true })
  number?: NumberKeyInput | null;

  @Field(() => String, { nullable: true, description: 'Of a number, shown beside it.' })
  unit?: string | null;

  @Field(() => RatingInput, { nullable: true })
  rating?: RatingInput | null;

  @Field(() => RatingKeyInput, { nullable: true, description: 'Left out: every rating earns the full score.' })
  ratingKey?: RatingKeyInput | null;

  @Field(() => String, { nullable: true, description: 'Plain text with `[[1]]`, `[[2]]`, … where the blanks are.' })
  gapText?: string | null;

  @Field(() => [BlankInput], { nullable: true, description: 'One for each marker of `gapText`, in their order.' })
  blanks?: BlankInput[] | null;

  @Field(() => DateRangeInput, { nullable: true })
  dateRange?: DateRangeInput | null;

  @Field(() => DateKeyInput, { nullable: true })
  dateKey?: DateKeyInput | null;

  @Field(() => GridInput, { nullable: true })
  grid?: GridInput | null;

  @Field(() => [FileKind], { nullable: true })
  fileKinds?: FileKind[] | null;

  @Field(() => Int, { nullable: true, description: '5 to 600.' })
  recordSeconds?: number | null;

  @Field(() => Int, { nullable: true })
  wordLimit?: number | null;

  @Field(() => String, { nullable: true, description: 'For the person who marks; candidates never see it.' })
  rubric?: string | null;
}
