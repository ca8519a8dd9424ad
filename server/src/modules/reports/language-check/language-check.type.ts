import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { AskedQuestionFields, ContentLanguage, TextHtmlField } from '../../questions';
import type { CheckedChoice, CheckedQuestion, QuestionSetAside, LanguageCheck } from './language-check';
import { LanguageCheckCertainty, DifferenceStrength } from './language-check';

registerEnumType(LanguageCheckCertainty, {
  name: 'LanguageCheckCertainty',
  description: 'How much the number of people can tell; by convention.',
  valuesMap: {
    NONE: { description: 'Fewer than 50 in either language: nothing is compared.' },
    FIRST_SIGN: { description: 'From 50 in each language.' },
    FIRM: { description: 'From 200 in each language.' },
  },
});
registerEnumType(DifferenceStrength, {
  name: 'DifferenceStrength',
  description: 'Classes of the Educational Testing Service.',
  valuesMap: {
    A: { description: 'Negligible.' },
    B: { description: 'Moderate.' },
    C: { description: 'Large: look at both texts.' },
  },
});

@ObjectType('LanguageCheckChoice', { description: 'How often a choice was taken in either language, in percent.' })
export class CheckedChoiceNode implements CheckedChoice {
  @Field(() => ID)
  choiceId: string;

  @Field(() => String)
  text: string;

  @Field(() => String)
  translated: string;

  @Field(() => Boolean)
  isRight: boolean;

  @Field(() => Float, { description: 'In the language in which the question was written.' })
  share: number;

  @Field(() => Float)
  translatedShare: number;

  @Field(() => Boolean, { description: 'The wrong choice that the two languages take most differently.' })
  standsOut: boolean;
}

@ObjectType('LanguageCheckQuestion', {
  description:
    'Whether equally able people do equally well in either language. Below zero it is harder in the translation.',
})
export class CheckedQuestionNode extends AskedQuestionFields implements CheckedQuestion {
  @Field(() => ContentLanguage, { description: 'In which it was written.' })
  from: ContentLanguage;

  @Field(() => ContentLanguage, { description: 'Of its translation.' })
  to: ContentLanguage;

  @Field(() => String)
  translated: string;

  @Field(() => String, { nullable: true, description: 'The same of the translation.' })
  translatedHtml: string | null;

  @Field(() => Int, { description: 'Who sat in the language in which it was written.' })
  people: number;

  @Field(() => Int, { description: 'Who sat in the other one.' })
  translatedPeople: number;

  @Field(() => Float, { nullable: true, description: 'Mean mark of the maximum, in percent.' })
  facility: number | null;

  @Field(() => Float, { nullable: true, description: 'The same in the other language.' })
  translatedFacility: number | null;

  @Field(() => LanguageCheckCertainty, { description: 'By the smaller group.' })
  certainty: LanguageCheckCertainty;

  @Field(() => DifferenceStrength, { nullable: true, description: 'Null where there are too few.' })
  strength: DifferenceStrength | null;

  @Field(() => Float, { nullable: true, description: 'MH D-DIF, of questions that are right or wrong.' })
  delta: number | null;

  @Field(() => Float, { nullable: true, description: 'Its standard error.' })
  deltaError: number | null;

  @Field(() => Float, { nullable: true, description: 'Mantel–Haenszel, or Mantel for several points.' })
  chiSquare: number | null;

  @Field(() => Float, { nullable: true, description: 'How likely chance alone gives that.' })
  p: number | null;

  @Field(() => Float, { nullable: true, description: 'Standardised difference, in points of the question.' })
  difference: number | null;

  @Field(() => Float, { nullable: true, description: 'The same in standard deviations; of several points.' })
  effectSize: number | null;

  @Field(() => [CheckedChoiceNode], { description: 'Of questions that have any, in their order.' })
  choices: CheckedChoiceNode[];
}

@ObjectType('SetAsideQuestion', { description: 'A question of an assessment that counts for nobody.' })
export class SetAsideQuestionNode implements QuestionSetAside {
  @Field(() => ID)
  questionId: string;

  @Field(() => String)
  text: string;

  @TextHtmlField()
  textHtml: string | null;

  @Field(() => String, { description: 'As whoever set it aside gave it.' })
  reason: string;

  @Field(() => Date, { description: 'Since when it counts for nobody.' })
  setAsideAt: Date;

  @Field(() => String, { nullable: true, description: 'Null when they have left.' })
  setAsideByName: string | null;
}

@ObjectType('LanguageCheck', {
  description: 'Over the final results: does each question measure the same in both languages?',
})
export class LanguageCheckNode implements LanguageCheck {
  @Field(() => Int, { description: 'Results sat in English.' })
  english: number;

  @Field(() => Int, { description: 'Results sat in Arabic.' })
  arabic: number;

  @Field(() => Float, { description: 'How many questions chance alone would mark as different.' })
  expectedByChance: number;

  @Field(() => [CheckedQuestionNode], { description: 'Those with both languages; the strongest difference first.' })
  questions: CheckedQuestionNode[];

  @Field(() => [SetAsideQuestionNode], { description: 'In no total, and so in no comparison.' })
  setAside: SetAsideQuestionNode[];
}
