import { problemsOf } from '../../problems-of';
import { choice, renamed, choicesWithout, type Choices } from '../choices/choice-list';
import type { QuestionFields } from '../question-type';
import {
  adoptChoices,
  allowSeveral,
  blankChoices,
  markChoice,
  writeChoices,
  type MultipleChoiceDraft,
} from './choices';
import { choicesSchema } from './choices.schema';

const withChoices = (draft: MultipleChoiceDraft, choices: Choices): MultipleChoiceDraft => ({ ...draft, choices });
const addChoice = (draft: MultipleChoiceDraft) => withChoices(draft, [...draft.choices, choice()]);
const removeChoice = (draft: MultipleChoiceDraft, key: string) =>
  withChoices(draft, choicesWithout(draft.choices, key));
const renameChoice = (draft: MultipleChoiceDraft, key: string, text: string) =>
  withChoices(draft, renamed(draft.choices, key, text));

const fill = (draft: MultipleChoiceDraft, ...texts: string[]) =>
  texts.reduce((filled, text, index) => renameChoice(filled, filled.choices[index]?.key ?? '', text), draft);
const keyAt = (draft: MultipleChoiceDraft, index: number) => draft.choices[index]?.key ?? '';
const rightOnes = ({ choices }: MultipleChoiceDraft) =>
  choices.filter(({ isRight }) => isRight).map(({ text }) => text);

describe('multiple choice', () => {
  const colours = () => fill(blankChoices(), 'Red', 'Green', 'Blue', 'Grey');

  it('moves the mark when only one answer is right', () => {
    const draft = colours();
    expect(rightOnes(markChoice(markChoice(draft, keyAt(draft, 1)), keyAt(draft, 2)))).toEqual(['Blue']);
  });

  it('marks and unmarks each by itself when several are right', () => {
    const draft = allowSeveral(colours(), true);
    const two = markChoice(markChoice(draft, keyAt(draft, 0)), keyAt(draft, 2));
    expect(rightOnes(two)).toEqual(['Red', 'Blue']);
    expect(rightOnes(markChoice(two, keyAt(two, 0)))).toEqual(['Blue']);
  });

  it('keeps the first mark when several become one', () => {
    const draft = allowSeveral(colours(), true);
    const two = markChoice(markChoice(draft, keyAt(draft, 1)), keyAt(draft, 2));
    expect(rightOnes(allowSeveral(two, false))).toEqual(['Green']);
  });

  it('wants every choice written and one of them right', () => {
    expect(problemsOf(choicesSchema, blankChoices())).toMatchObject({
      'choices[0].text': 'questions:problem.choice',
      choices: 'questions:problem.rightChoice',
    });
  });

  it('refuses a choice that says the same as another in other letters', () => {
    const draft = fill(blankChoices(), 'إيراد', 'مصروف', 'ايراد ', 'أصل');
    expect(problemsOf(choicesSchema, markChoice(draft, keyAt(draft, 0)))).toEqual({
      'choices[2].text': 'questions:problem.repeated',
    });
  });

  it('takes at most twelve choices', () => {
    const many = Array.from({ length: 9 }).reduce<MultipleChoiceDraft>((draft) => addChoice(draft), colours());
    expect(problemsOf(choicesSchema, many)).toMatchObject({ choices: expect.anything() as string });
  });

  it('accepts a complete one', () => {
    const draft = colours();
    expect(problemsOf(choicesSchema, markChoice(draft, keyAt(draft, 3)))).toEqual({});
  });

  it('sends ids only of choices that the server knows, and adopts those of new ones', () => {
    const stored = (...ids: string[]) =>
      ({
        choices: ids.map((id) => ({ id, text: id, isRight: false })),
        allowsSeveral: false,
      }) as unknown as QuestionFields;
    const sentIds = (draft: MultipleChoiceDraft) => writeChoices(draft).choices?.map(({ id }) => id);
    const known = adoptChoices(colours(), stored('1', '2', '3', '4'));
    expect(writeChoices(colours()).choices?.[0]).toEqual({ text: 'Red', isRight: false });
    const grown = addChoice(removeChoice(known, keyAt(known, 1)));
    expect(sentIds(grown)).toEqual(['1', '3', '4', undefined]);
    expect(sentIds(adoptChoices(grown, stored('1', '3', '4', '9')))).toEqual(['1', '3', '4', '9']);
  });

  it('gives a copy of a question ids of its own', () => {
    const known = adoptChoices(colours(), {
      choices: ['1', '2', '3', '4'].map((id) => ({ id, text: id, isRight: false })),
    } as QuestionFields);
    const copy = adoptChoices(known, {
      choices: ['5', '6', '7', '8'].map((id) => ({ id, text: id, isRight: false })),
    } as QuestionFields);
    expect(copy.choices.map(({ id }) => id)).toEqual(['5', '6', '7', '8']);
  });
});
