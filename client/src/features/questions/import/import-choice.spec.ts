import { choiceInput, firstChoice, questionOf, skillOf, withChange, withTaken, type Understood } from './import-choice';

const question = {
  id: 'q',
  type: 'TRUE_FALSE',
  text: 'A credit stands left.',
  textHtml: null,
  skill: '–',
  truth: false,
};
const found = (place: number, fields: object = {}) =>
  ({ place, isKnown: false, category: null, lacks: ['SKILL'], question, ...fields }) as unknown as Understood;

describe('what an import takes over', () => {
  const understood = [found(0), found(1, { isKnown: true }), found(4)];

  it('is all but what the bank has already', () => {
    expect(choiceInput(firstChoice({ understood }))).toEqual({ only: [0, 4], changes: [] });
  });

  it('is what is ticked, and what was changed', () => {
    const changed = { trueFalse: { text: 'Now.', skill: 'Sums', truth: true } } as never;
    const choice = withChange(withTaken(firstChoice({ understood }), 0, false), 1, changed);
    expect(choiceInput(choice)).toEqual({ only: [1, 4], changes: [{ place: 1, question: changed }] });
    expect(questionOf(found(1), choice.changes)).toMatchObject({ type: 'TRUE_FALSE', text: 'Now.', truth: true });
  });

  it('sends no picture back with what was changed: the file has it', () => {
    const key = '11111111-1111-8111-8111-111111111111';
    const tag = (address: string) => `<p>See <img data-file-id="${key}"${address} alt="a map"></p>`;
    const changed = (textHtml: string) =>
      ({ trueFalse: { text: 'See', textHtml, skill: 'Sums', truth: true } }) as never;
    const choice = withChange(firstChoice({ understood }), 0, changed(tag(' src="data:image/png;base64,AAAA"')));
    expect(choiceInput(choice).changes).toEqual([{ place: 0, question: changed(tag('')) }]);
  });

  it('may become a question of another type', () => {
    const choices = [
      { text: 'a', isRight: true },
      { text: 'b', isRight: false },
    ];
    const changed = { multipleChoice: { text: 'Which?', skill: 'Sums', choices } } as never;
    const { changes } = withChange(firstChoice({ understood }), 0, changed);
    expect(questionOf(found(0), changes)).toMatchObject({
      type: 'MULTIPLE_CHOICE',
      choices: [{ id: 'choice-0', text: 'a', isRight: true, isFixed: false }, { id: 'choice-1' }],
    });
  });

  it('has the skill that the file gives, or its folder, or none', () => {
    expect(skillOf(found(0))).toBe('');
    expect(skillOf(found(0, { lacks: [], category: 'Top/Accounting ' }))).toBe('Accounting');
    expect(skillOf(found(0, { lacks: [], question: { ...question, skill: 'Sums' } }))).toBe('Sums');
  });
});
