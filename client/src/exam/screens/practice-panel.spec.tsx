import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../lib/i18n/language';
import { speak } from '../../lib/testing/translations';
import words from '../../locales/en/common.json';
import type { ExamEntry } from '../engine/ports';
import { PracticePanel } from './practice-panel';
import { PRACTICES, practicesOf } from './practice-samples';

describe('the practice', () => {
  it.each(['en', 'ar'] as Language[])('has a question to try for each kind (%s)', async (language) => {
    await speak(language);
    render(<PracticePanel types={[...PRACTICES]} />);
    const kinds = within(screen.getByRole('group')).getAllByRole('button');
    expect(kinds).toHaveLength(PRACTICES.length);
    const asked = new Set<string>();
    for (const kind of kinds) {
      await userEvent.click(kind);
      expect(kind).toHaveAttribute('aria-pressed', 'true');
      asked.add((await screen.findByRole('heading')).textContent);
    }
    expect(asked.size).toBe(PRACTICES.length);
  });

  it('leaves out no type but those whose camera and microphone are tried instead', () => {
    const types = Object.keys(words.questionType) as ExamEntry['types'];
    const untried = types.filter((type) => practicesOf([type]).length === 0);
    expect(untried.toSorted()).toEqual(['AUDIO', 'VIDEO']);
  });

  it('is answered in the field of the exam, and says that it is done', async () => {
    await speak('en');
    render(<PracticePanel types={['FILL_IN_THE_BLANK']} />);
    expect(screen.getByText('Try it. Nothing you do here is saved.')).toBeInTheDocument();
    const [first] = screen.getAllByRole('textbox');
    await userEvent.type(first!, 'blue');
    expect(screen.getByText('That’s it. In the exam, your answer is saved as you go.')).toBeInTheDocument();
  });
});
