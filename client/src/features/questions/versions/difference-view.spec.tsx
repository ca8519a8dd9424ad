import { render, screen } from '@testing-library/react';
import { speak } from '../../../lib/testing/translations';
import type { QuestionFields } from '../types/question-type';
import { DifferenceView } from './difference-view';

const question = {
  __typename: 'TrueFalseQuestion',
  id: 'q1',
  type: 'TRUE_FALSE',
  text: 'Which is not due?',
  textHtml: '<p>Which is not due?</p>',
  durationSeconds: 60,
  score: 5,
  difficulty: 'MEDIUM',
  skill: 'VAT',
  isAdditional: false,
  status: 'ACTIVE',
  truth: true,
} as unknown as QuestionFields;

it('shows what was formatted where nothing else of a question changed, and says so', async () => {
  await speak('en');
  render(<DifferenceView before={question} after={{ ...question, textHtml: '<p>Which is <b>not</b> due?</p>' }} />);
  expect(screen.getByText('How the question looks')).toBeVisible();
  expect(screen.queryByText('Question')).not.toBeInTheDocument();
  const [was, is] = screen.getAllByRole('definition');
  expect(was).toHaveTextContent('Which is not due?');
  expect(is).toHaveTextContent('Which is not due?');
  expect(was?.querySelector('b')).toBeNull();
  expect(is?.querySelector('b')).toHaveTextContent('not');
});
