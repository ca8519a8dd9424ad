import { render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { AfterExamPanel } from './after-exam-panel';
import type { AfterExam } from './read-after-exam';

const after: AfterExam = {
  submittedBy: 'CANDIDATE',
  personCount: 0,
  isResultShown: false,
  delivery: 'NONE',
  organiser: null,
  recordedUntil: null,
  notesUntil: null,
  answersUntil: null,
  resultUntil: null,
};

it.each([
  ['en', 'SHOWN', 'If you get feedback, it appears at your exam link.'],
  ['en', 'MAILED', 'If you get feedback, it comes by email.'],
  ['ar', 'SHOWN', 'إن كُتبت لك ملاحظات ظهرت عبر رابط اختبارك.'],
  ['ar', 'MAILED', 'إن كُتبت لك ملاحظات وصلتك بالبريد.'],
] as const)('says where feedback comes, also without a result: %s, %s', async (language, delivery, line) => {
  await speak(language);
  render(<AfterExamPanel after={{ ...after, delivery }} />);
  expect(screen.getByText(line)).toBeInTheDocument();
});

it('speaks of no feedback where none is given', async () => {
  await speak('en');
  render(<AfterExamPanel after={after} />);
  expect(screen.queryByText(/feedback/)).not.toBeInTheDocument();
});
