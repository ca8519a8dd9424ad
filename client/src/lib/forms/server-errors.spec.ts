import { speak } from '../testing/translations';
import { readFieldMessage, ruleMessage } from './field-message';
import { refusalsOf } from './server-errors';

it('brings the fields of the server to the names of the form', () => {
  const refusals = refusalsOf(
    [
      { path: 'input.question.score', rule: 'min', params: { min: 1 } },
      { path: 'question.choices.0.text', rule: 'required' },
    ],
    { score: 0, choices: [{ text: '' }] },
    'question',
  );
  expect(refusals).toEqual({
    score: { message: ruleMessage('min', { min: 1 }), value: 0 },
    'choices.0.text': { message: ruleMessage('required'), value: '' },
  });
});

it('reads a message with its parameters in the language of the page', async () => {
  const { t } = await speak('en');
  expect(readFieldMessage(t, ruleMessage('min', { min: 3 }))).toBe('Enter 3 or more');
});

it('says something sensible for a rule that nobody translated', async () => {
  const { t } = await speak('en');
  expect(readFieldMessage(t, ruleMessage('never-heard-of'))).toBe('Check this value');
});
