import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { QuestionType } from '../../../graphql/schema-generated';
import { speak } from '../../../lib/testing/translations';
import { TypeMenu } from './type-menu';

async function open(language: 'en' | 'ar' = 'en', type: QuestionType = 'QUALIFIER') {
  await speak(language);
  const picked: QuestionType[] = [];
  render(<TypeMenu type={type} onPick={(type) => picked.push(type)} />);
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

  it.each([
    ['it starts at', () => Promise.resolve()],
    ['the pointer lies on', (user: UserEvent) => user.hover(screen.getByRole('option', { name: /^Dropdown/ }))],
  ])('takes the first of what is found on Enter, not the type that %s', async (_, before) => {
    const { user, picked } = await open('en', 'DROPDOWN');
    await before(user);
    await user.keyboard('open{Enter}');
    expect(picked).toEqual(['OPEN_ENDED']);
  });

  it('says so when nothing is found', async () => {
    const { user, picked } = await open();
    await user.keyboard('hologram{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No types found');
    expect(picked).toEqual([]);
  });
});
