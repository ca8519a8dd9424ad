import { render, screen } from '@testing-library/react';
import { speak } from '../../../lib/testing/translations';
import { blankPool, type PoolDraft } from './pools';
import { PoolsSection } from './pools-section';

const show = (fields: Partial<PoolDraft>) =>
  render(
    <PoolsSection
      pools={[{ ...blankPool('k1'), ...fields }]}
      skills={[]}
      onChange={() => undefined}
      onSkillSearch={() => undefined}
    />,
  );

beforeEach(() => speak('en'));

it.each([
  ['a stored draw without its skill', { id: 'p1', skill: '' }],
  ['a draw without its number', { skill: 'VAT', drawCount: null }],
])('says of %s that it is not saved', (_, fields) => {
  show(fields);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet: a draw needs a skill and a number.');
});

it.each([
  ['one that is whole', { id: 'p1', skill: 'VAT' }],
  ['one in which nothing is written', {}],
])('says nothing of %s', (_, fields) => {
  show(fields);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
