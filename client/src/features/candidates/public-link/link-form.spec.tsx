import { render, screen } from '@testing-library/react';
import { setTimeZone } from '../../../lib/format/time-zone';
import { giveMessageChannel } from '../../../lib/testing/message-channel';
import { speak } from '../../../lib/testing/translations';
import { LinkForm } from './link-form';

beforeAll(giveMessageChannel);
afterEach(() => setTimeZone(null));

it.each([
  ['en', /Closes/],
  ['ar', /يُغلق|الإغلاق|يغلق/],
] as const)('names in %s the chosen zone, in which the link closes', async (language, label) => {
  await speak(language);
  setTimeZone('Asia/Riyadh');
  const initial = { cap: '10', closesAt: '2026-11-20T21:00:00.000Z' };
  render(<LinkForm initial={initial} joined={0} send="OK" onSend={() => Promise.resolve()} />);
  const closes = screen.getByRole('textbox', { name: label });
  expect(closes).toHaveValue('2026-11-21 00:00');
  expect(closes).toHaveAccessibleDescription(expect.stringContaining('Asia/Riyadh (UTC+03:00)'));
});
