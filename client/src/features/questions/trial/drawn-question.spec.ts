import { blankDraft, questionDraftOf } from '../question-draft';
import { storedQuestion } from '../testing/stored-question';
import { typeGroups } from '../types';
import { askedOf, drawnQuestion } from './drawn-question';

const types = typeGroups.flatMap(({ definitions }) => definitions.map(({ type }) => type));

it.each(types)('draws a half-written question of type %s', (type) => {
  const drawn = drawnQuestion(blankDraft(type), null);
  expect(drawn).toMatchObject({ type, text: '' });
  expect(Object.keys(drawn)).toEqual(
    expect.arrayContaining(Object.keys(storedQuestion({ type })).filter((key) => key !== '__typename')),
  );
});

it('draws a stored question as it is stored', () => {
  const choices = ['b', 'a'].map((text) => ({ id: text, text, isRight: false, isFixed: false }));
  const { __typename: _, ...stored } = storedQuestion({ type: 'RANKING', choices });
  expect(drawnQuestion(questionDraftOf(stored), null)).toEqual({ ...stored, id: 'draft', version: 0 });
});

it('never shows a ranking in the order that is its answer by its place alone', () => {
  const choices = ['Close', 'Adjust', 'Book'].map((text) => ({ id: text, text, isRight: false, isFixed: false }));
  const asked = askedOf(storedQuestion({ type: 'RANKING', choices }));
  expect(asked.choices?.map(({ text }) => text)).toEqual(['Adjust', 'Book', 'Close']);
});
