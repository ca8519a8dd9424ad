import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, within } from '@testing-library/react';
import type { Language } from '../../../lib/i18n/language';
import { speak } from '../../../lib/testing/translations';
import { useOwnQuestions } from '../../questions';
import { QuestionsPart } from './questions-part';
import type { Wizard } from './use-wizard';

const nothing = () => undefined;
const saver = { schedule: nothing, cancel: nothing, hold: nothing, flush: () => Promise.resolve(true) };
const test = (questionCount: number) => ({
  id: `t${questionCount}`,
  questionCount,
  durationSeconds: 60,
  totalScore: 50,
});

function Step({ counts, drawnCount = 0 }: { counts: number[]; drawnCount?: number }) {
  const wizard = {
    draft: { id: { current: 'a1' }, autosave: saver, parts: { tests: counts.map(test) } },
    questions: useOwnQuestions('a1', [], saver),
    pools: { drawnCount },
    address: { question: null, openQuestion: () => undefined, nameQuestion: () => undefined },
    attempts: 0,
  };
  return <QuestionsPart wizard={wizard as unknown as Wizard} />;
}

async function open(language: Language, counts: number[], drawnCount?: number) {
  await speak(language);
  render(
    <MockedProvider mocks={[]}>
      <Step counts={counts} {...(drawnCount === undefined ? {} : { drawnCount })} />
    </MockedProvider>,
  );
}

const heading = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the questions of an assessment, before the first of its own', () => {
  it.each([
    ['en', [10], '10 questions from 1 test', 'Add your own, or continue.', 'No questions yet'],
    ['en', [10, 4], '14 questions from 2 tests', 'Add your own, or continue.', 'No questions yet'],
    ['ar', [10], '10 أسئلة من اختبار واحد', 'أضف أسئلتك، أو تابع.', 'لا أسئلة بعد'],
    ['ar', [10, 4], '14 سؤالًا من اختبارين', 'أضف أسئلتك، أو تابع.', 'لا أسئلة بعد'],
  ] as const)('say in %s what tests of %j questions bring', async (language, counts, brought, more, none) => {
    await open(language, [...counts]);
    expect(heading()).toEqual([brought]);
    expect(screen.getByText(more)).toBeInTheDocument();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
  });

  it('say what is drawn besides', async () => {
    await open('en', [10], 3);
    expect(heading()).toEqual(['10 questions from 1 test · 3 questions drawn for each candidate']);
  });

  it.each([
    ['en', 'No questions yet', 'Choose how candidates answer the first one.'],
    ['ar', 'لا أسئلة بعد', 'اختر كيف يجيب المرشحون عن السؤال الأول.'],
  ] as const)('say in %s that there are none where nothing was chosen', async (language, none, first) => {
    await open(language, []);
    expect(heading()).toEqual([none]);
    expect(screen.getByText(first)).toBeInTheDocument();
  });

  it('offer their types in four groups', async () => {
    await open('en', [10]);
    const types = screen.getByRole('group', { name: 'Types of questions' });
    expect(within(types).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });
});
