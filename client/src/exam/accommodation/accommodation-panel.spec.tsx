import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { ExamFailure, noConnection } from '../engine/failure';
import { AccommodationPanel } from './accommodation-panel';
import type { Accommodation, AskForAccommodation } from './ask-for-accommodation';

const asked: Accommodation = {
  text: 'I read with a magnifier.',
  percent: 50,
  askedAt: '2026-11-22T10:00:00Z',
  decidedAt: null,
  isGranted: null,
};

beforeEach(async () => {
  sessionStorage.clear();
  await speak('en');
});

async function fillIn(ask: AskForAccommodation) {
  render(<AccommodationPanel ask={ask} asked={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
  await userEvent.click(screen.getByRole('radio', { name: '50%' }));
}

const words = () => screen.getByRole('textbox', { name: 'What do you need, and why?' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('an arrangement', () => {
  it('is asked for in words and a share of time, and stands there as sent', async () => {
    const ask = jest.fn<Promise<Accommodation>, Parameters<AskForAccommodation>>(() => Promise.resolve(asked));
    await fillIn(ask);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Say in a few words what you need.');
    expect(ask).not.toHaveBeenCalled();
    await userEvent.type(words(), asked.text);
    await send();
    expect(ask).toHaveBeenCalledWith({ text: asked.text, percent: 50 });
    expect(await screen.findByRole('status')).toHaveTextContent('Sent. You’ll get the answer by email');
    expect(screen.getByText(asked.text)).toBeInTheDocument();
  });

  it.each([
    [new ExamFailure('refused', 'ACCOMMODATION_TOO_LATE'), 'it is too late for this'],
    [noConnection(), 'That didn’t reach us'],
  ])('loses none of its words when it cannot be sent', async (failure, said) => {
    await fillIn(() => Promise.reject(failure));
    await userEvent.type(words(), asked.text);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(words()).toHaveValue(asked.text);
  });

  it('keeps its words through a reload until they are sent or given up', async () => {
    const reload = () => {
      cleanup();
      render(<AccommodationPanel ask={() => Promise.resolve(asked)} asked={null} />);
    };
    await fillIn(() => Promise.reject(noConnection()));
    await userEvent.type(words(), asked.text);
    reload();
    expect(words()).toHaveValue(asked.text);
    expect(words()).not.toHaveFocus();
    expect(screen.getByRole('radio', { name: '50%' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    reload();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(words()).toHaveValue('');
    await userEvent.type(words(), asked.text);
    await send();
    expect(await screen.findByRole('status')).toBeInTheDocument();
    reload();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    [true, 'Arranged, as you asked:'],
    [false, 'This can’t be arranged.'],
  ])('tells what became of it', (isGranted, said) => {
    render(<AccommodationPanel ask={() => Promise.resolve(asked)} asked={{ ...asked, isGranted }} />);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});
