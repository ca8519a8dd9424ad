import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { speak } from '../../../lib/testing/translations';
import { setShortcutsOn } from '../../../lib/shortcuts-choice';
import { QueueList } from './queue-list';
import type { MarkingQueue_ItemFragment } from './workbench-generated';

const item = (id: string): MarkingQueue_ItemFragment =>
  ({
    id,
    text: `Question of ${id}`,
    candidateName: id,
    alias: null,
    score: null,
    maxScore: 5,
    hasLateAnswer: false,
  }) as never;

const next = { isThere: false, isAsked: false, error: null, ask: () => undefined };

function Queue({ first }: { first: string }) {
  const [id, show] = useState(first);
  const items = ['Noor', 'Omar', 'Sara', 'Tala'].map(item);
  return (
    <>
      <QueueList items={items} totalCount={4} next={next} selectedId={id} onSelect={show} />
      <input aria-label="Points" />
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const open = () =>
  screen.getAllByRole('button').find((button) => button.ariaCurrent ?? button.getAttribute('aria-current'))
    ?.textContent;

beforeAll(() => speak('en'));
beforeEach(() => {
  setShortcutsOn(true);
  Element.prototype.scrollIntoView = jest.fn();
});

it('is gone through by J and K from the answer that is open, and E and Enter open one', async () => {
  render(<Queue first="Omar" />);
  await userEvent.keyboard('j');
  expect(focused()).toMatch(/^Sara/);
  expect(open()).toMatch(/^Omar/);
  await userEvent.keyboard('e');
  expect(open()).toMatch(/^Sara/);
  await userEvent.keyboard('kk{Enter}');
  expect(open()).toMatch(/^Noor/);
});

it('takes no letter from a field', async () => {
  render(<Queue first="Omar" />);
  await userEvent.type(screen.getByLabelText('Points'), 'jke');
  expect(screen.getByLabelText('Points')).toHaveValue('jke');
  expect(open()).toMatch(/^Omar/);
});
