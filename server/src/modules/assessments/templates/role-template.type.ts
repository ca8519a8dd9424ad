import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { SingleLine } from '../../../platform/graphql';
import { ContentLanguage, Level } from '../../questions';
import { TestNode } from '../../test-library';
import { draftLimits } from '../assessment-draft.policy';
import { GradeBandNode } from '../assessment.type';
import { AssessmentKind } from '../vocabulary';

@ObjectType('ReplacedRoleTemplate', { description: 'A template as it was before another was kept under its title.' })
export class ReplacedRoleTemplateNode {
  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String)
  description: string;

  @Field(() => Level, { nullable: true })
  level: Level | null;

  @Field(() => ContentLanguage, { nullable: true })
  language: ContentLanguage | null;

  @Field(() => AssessmentKind, { nullable: true })
  type: AssessmentKind | null;

  @Field(() => Int, { description: 'Percentage from which a result is passed.' })
  passMark: number;

  @Field(() => [GradeBandNode], { description: 'From low to high; together they cover 0 to 100.' })
  gradeBands: GradeBandNode[];

  @Field(() => [TestNode], { description: 'Its library tests, as far as the viewer can choose them now, in order.' })
  tests: TestNode[];
}

@ObjectType('RoleTemplate', { description: 'What an assessment for a role starts with.' })
export class RoleTemplateNode extends ReplacedRoleTemplateNode {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, { description: 'It comes with Mizan; others are made from an assessment.' })
  isReady: boolean;
}

@ObjectType('SaveRoleTemplatePayload')
export class SaveRoleTemplatePayload {
  @Field(() => RoleTemplateNode)
  roleTemplate: RoleTemplateNode;

  @Field(() => ReplacedRoleTemplateNode, {
    nullable: true,
    description: 'The template that stood under this title until now and is gone. Null when there was none.',
  })
  replaced: ReplacedRoleTemplateNode | null;
}

@InputType()
export class SaveRoleTemplateInput {
  @Field(() => ID, { description: 'The assessment that it is made from. Its own questions and pools stay there.' })
  assessmentId: string;

  @Field(() => String, {
    description: 'A title that is there already is given the new template; `replaced` has the former one.',
  })
  @SingleLine(draftLimits.title)
  title: string;
}

@InputType()
export class RoleTemplateIdInput {
  @Field(() => ID)
  id: string;
}
