import { cleanup, render, screen } from '@testing-library/react';
import type { MarkHistory_QuestionFragment } from './mark-history-generated';
import type { Language } from '../../../lib/i18n/language';
import { speak } from '../../../lib/testing/translations';
import { MarkHistory } from './mark-history';

afterEach(cleanup);

const entry = { at: '2026-03-01T09:00:00Z', byName: 'Huda', reason: null, changesFeedback: false };
const history: MarkHistory_QuestionFragment['history'] = [
  { ...entry, id: '1', cause: 'PERSON', before: null, after: 1 },
  { ...entry, id: '2', cause: 'SECOND', byName: 'Omar', before: 1, after: 5 },
  { ...entry, id: '3', cause: 'SETTLING', before: 1, after: 3.5, reason: 'Timing named.' },
  { ...entry, id: '4', cause: 'PERSON', byName: null, before: 3.5, after: 3.5, changesFeedback: true },
];

async function show(entries = history, language: Language = 'en') {
  await speak(language);
  return render(<MarkHistory question={{ id: 'q', mark: { maxScore: 5 }, history: entries }} />);
}

const lines = () => screen.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent);

it('tells who changed a mark, from what to what, and why, in order', async () => {
  await show();
  expect(screen.getByText('History: 4 changes')).toBeInTheDocument();
  expect(lines()).toEqual([
    expect.stringMatching(/^From no mark to 1 of 5Huda · .* · marked by hand$/u),
    expect.stringMatching(/^5 of 5 beside the first 1Omar · .* · second marker$/u),
    expect.stringMatching(/^From 1 to 3\.5 of 5Huda · .* · two marks settledTiming named\.$/u),
    expect.stringMatching(/^Only the feedback changedA former user/u),
  ]);
});

it('tells it in Arabic', async () => {
  await show(history.slice(2, 3), 'ar');
  expect(lines()[0]).toMatch(/^من 1 إلى .* من أصل 5/u);
});

it('says nothing of a mark that never changed', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});
