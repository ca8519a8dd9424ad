import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionType } from '../../../graphql/schema-generated';
import { speak } from '../../../lib/testing/translations';
import { TypeMenu } from './type-menu';

async function open(language: 'en' | 'ar' = 'en') {
  await speak(language);
  const picked: QuestionType[] = [];
  render(<TypeMenu type="QUALIFIER" onPick={(type) => picked.push(type)} />);
  return { user: userEvent.setup(), picked };
}

const options = () => screen.getAllByRole('option');
const active = () => document.querySelector('[data-active="true"]')?.textContent;

describe('the choice of a type', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('offers all nineteen, and takes the qualifier on Enter', async () => {
    const { user, picked } = await open();
    expect(options()).toHaveLength(19);
    await user.keyboard('{Enter}');
    expect(picked).toEqual(['QUALIFIER']);
  });

  it('goes along the types by the arrow keys, round the end too', async () => {
    const { user, picked } = await open();
    await user.keyboard('{ArrowDown}{Enter}{ArrowUp}{ArrowUp}{Enter}');
    expect(picked).toEqual(['MULTIPLE_CHOICE', 'DATE']);
  });

  it('finds a type by its name in the other language', async () => {
    const { user, picked } = await open('ar');
    await user.keyboard('dropdown');
    expect(options()).toHaveLength(1);
    expect(active()).toContain('قائمة منسدلة');
    await user.keyboard('{Enter}');
    expect(picked).toEqual(['DROPDOWN']);
  });

  it('says so when nothing is found', async () => {
    const { user, picked } = await open();
    await user.keyboard('hologram{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No types found');
    expect(picked).toEqual([]);
  });
});
