import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { severalIn } from '../../lib/list-address/several';
import { giveMessageChannel } from '../../lib/testing/message-channel';
import { speak } from '../../lib/testing/translations';
import { DecisionFilter } from './decision-filter';
import type { DecisionStages_AssessmentFragment } from './deciding-generated';

const assessment: DecisionStages_AssessmentFragment = {
  id: 'a1',
  tags: ['Java, senior', 'Java', '50%2C'],
  decisionStages: [],
};
const onTags = jest.fn<undefined, [string]>();

function Filter() {
  const [tags, setTags] = useState('');
  const ask = (next: string) => {
    onTags(next);
    setTags(next);
  };
  return <DecisionFilter assessment={assessment} stages="" tags={tags} onStages={jest.fn()} onTags={ask} />;
}
const asked = () => severalIn(onTags.mock.lastCall?.[0] ?? '');

beforeAll(giveMessageChannel);
beforeEach(() => speak('en'));
afterEach(() => onTags.mockClear());

it('filters by a tag with a comma as by one, and shows it chosen', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  const option = (name: string) =>
    screen.getAllByTitle(name).find((one) => one.classList.contains('ant-select-item-option'))!;
  fireEvent.click(option('Java, senior'));
  expect(asked()).toEqual(['Java, senior']);
  expect(option('Java, senior')).toHaveClass('ant-select-item-option-selected');
  expect(option('Java')).not.toHaveClass('ant-select-item-option-selected');
  fireEvent.click(option('50%2C'));
  expect(asked()).toEqual(['Java, senior', '50%2C']);
});

it('understands an address that was kept before', () => {
  expect(severalIn('Riyadh,Night shift,50%')).toEqual(['Riyadh', 'Night shift', '50%']);
});
