import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setTimeZone } from '../../lib/format/time-zone';
import { giveMessageChannel } from '../../lib/testing/message-channel';
import { speak } from '../../lib/testing/translations';
import { DayRange } from './day-picker';
import { MomentPicker } from './moment-picker';

beforeAll(giveMessageChannel);
beforeEach(() => speak('en'));
afterEach(() => {
  setTimeZone(null);
  jest.useRealTimers();
});

let given: (string | null)[];

function Field({ initial = null, ...props }: { initial?: string | null; fromToday?: boolean }) {
  const [value, setValue] = useState(initial);
  const take = (moment: string | null) => {
    given.push(moment);
    setValue(moment);
  };
  return <MomentPicker id="moment" placeholder="No date" value={value} onChange={take} {...props} />;
}

function show(timeZone: string, props: Parameters<typeof Field>[0] = {}) {
  given = [];
  setTimeZone(timeZone);
  render(<Field {...props} />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

async function type(input: HTMLInputElement, text: string) {
  const user = userEvent.setup();
  await user.clear(input);
  await user.type(input, `${text}{Enter}`);
}

it.each([
  ['Asia/Riyadh', '2026-11-20T21:30:00.000Z', '2026-11-21 00:30'],
  ['America/New_York', '2026-11-21T02:15:00.000Z', '2026-11-20 21:15'],
  ['Europe/Berlin', '2026-07-01T08:00:00.000Z', '2026-07-01 10:00'],
  // Hours that clocks elsewhere leave out.
  ['Asia/Riyadh', '2026-03-28T23:30:00.000Z', '2026-03-29 02:30'],
  ['Asia/Riyadh', '2026-04-23T21:30:00.000Z', '2026-04-24 00:30'],
  ['UTC', '2026-03-08T02:30:00.000Z', '2026-03-08 02:30'],
])('shows in %s the moment %s as %s, and gives it when that is typed', async (zone, moment, clock) => {
  const input = show(zone, { initial: moment });
  expect(input).toHaveValue(clock);
  await type(input, '2026-11-30 10:00');
  await type(input, clock);
  expect(input).toHaveValue(clock);
  expect(given.at(-1)).toBe(moment);
});

it('shows what it gave where the clocks leave out what was typed', async () => {
  const input = show('Africa/Cairo');
  await type(input, '2026-04-24 00:15');
  expect(given).toEqual(['2026-04-23T22:15:00.000Z']);
  expect(input).toHaveValue('2026-04-24 01:15');
});

it('keeps a moment of the second of two hours with the same name while nobody changes it', async () => {
  const input = show('Europe/Berlin', { initial: '2026-10-25T01:30:00.000Z' });
  const user = userEvent.setup();
  await user.click(input);
  await user.tab();
  expect(input).toHaveValue('2026-10-25 02:30');
  expect(given).toEqual([]);
});

it('reads the digits of an Arabic keyboard', async () => {
  await speak('ar');
  const input = show('Asia/Riyadh');
  await type(input, '٢٠٢٦-١١-٢١ ٠٢:٠٠');
  expect(given).toEqual(['2026-11-20T23:00:00.000Z']);
  expect(input).toHaveValue('2026-11-21 02:00');
});

describe('at half past ten in the evening of UTC, when it is the next day in Riyadh', () => {
  const cell = (day: string) => document.querySelector(`td[title="${day}"]`)!;

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T22:30:20.400Z'), advanceTimers: true });
  });

  it('calls that day today and does not let the one before be chosen', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(show('Asia/Riyadh', { fromToday: true }));
    expect(cell('2026-11-21')).toHaveClass('ant-picker-cell-today');
    expect(cell('2026-11-21')).not.toHaveClass('ant-picker-cell-disabled');
    expect(cell('2026-11-20')).toHaveClass('ant-picker-cell-disabled');
  });

  it('calls it today where only days are chosen, and lets none end before it begins', async () => {
    setTimeZone('Asia/Riyadh');
    const change = jest.fn();
    render(<DayRange labels={['From', 'Until']} from="2026-11-20" until="" onChange={change} />);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('textbox', { name: 'Until' }));
    expect(cell('2026-11-21')).toHaveClass('ant-picker-cell-today');
    expect(cell('2026-11-19')).toHaveClass('ant-picker-cell-disabled');
    await user.click(cell('2026-11-20'));
    expect(change).toHaveBeenCalledWith('2026-11-20', '2026-11-20');
  });

  it('gives now when now is pressed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const input = show('Asia/Riyadh');
    await user.click(input);
    await user.click(screen.getByText('Now'));
    expect(given).toEqual(['2026-11-20T22:30:00.000Z']);
    expect(input).toHaveValue('2026-11-21 01:30');
  });
});
