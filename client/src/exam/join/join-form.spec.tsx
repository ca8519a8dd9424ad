import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { blank } from './join-fields';
import { JoinForm } from './join-form';

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
const onAsked = jest.fn();
const onClosed = jest.fn();

const reply = (body: unknown) => Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
const refusal = (code: string, params = {}) =>
  reply({ data: null, errors: [{ extensions: { code, params, requestId: 'r1' } }] });

beforeEach(async () => {
  await speak('en');
  fetched.mockReset();
  onAsked.mockReset();
  onClosed.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  render(<JoinForm code="the-link" initial={blank} onAsked={onAsked} onClosed={onClosed} />);
});

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));

async function fill(): Promise<void> {
  await userEvent.type(field('First name'), 'Noor');
  await userEvent.type(field('Last name'), 'Al-Hashimi');
  await userEvent.type(field('Email'), ' noor@example.com');
  await userEvent.type(field('Phone'), '٠٥٠١٢٣٤٥٦٧');
}

it('names every field that is missing, goes to the first, and sends nothing', async () => {
  await send();
  const texts = ['First name is required', 'Last name is required', 'Email is required', 'Phone is required'];
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveAccessibleDescription('First name is required');
  expect(fetched).not.toHaveBeenCalled();
});

it('says how an address and a number have to look, until they are changed', async () => {
  await fill();
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'noor@');
  await send();
  expect(screen.getByText('Enter a valid email')).toBeInTheDocument();
  expect(field('Email')).toHaveFocus();
  await userEvent.type(field('Email'), 'x');
  expect(screen.queryByText('Enter a valid email')).not.toBeInTheDocument();
});

it('hands over what the server answered, with what was typed', async () => {
  const joinAssessment = { resendAfterSeconds: 60, isMailInOutbox: false };
  fetched.mockReturnValue(reply({ data: { joinAssessment: { outcome: joinAssessment } } }));
  await fill();
  await userEvent.keyboard('{Enter}');
  expect(onAsked).toHaveBeenCalledWith(joinAssessment, expect.objectContaining({ email: 'noor@example.com' }));
  const { variables } = JSON.parse(fetched.mock.calls[0]![1].body as string) as { variables: { input: object } };
  expect(variables.input).toMatchObject({ code: 'the-link', firstName: 'Noor', phone: '٠٥٠١٢٣٤٥٦٧' });
});

it('shows at its field what only the server knows to be wrong', async () => {
  fetched.mockReturnValue(refusal('INVALID_INPUT', { fields: [{ path: 'phone', rule: 'phone' }] }));
  await fill();
  await send();
  expect(await screen.findByText('Phone must have 8 to 15 digits')).toBeInTheDocument();
  expect(field('Phone')).toHaveFocus();
});

it.each(['FULL', 'CLOSED'])('tells that the link is %s meanwhile', async (reason) => {
  const outcome = { code: 'PUBLIC_LINK_CLOSED', reason };
  fetched.mockReturnValue(reply({ data: { joinAssessment: { outcome } } }));
  await fill();
  await send();
  expect(onClosed).toHaveBeenCalledWith(reason);
});

it('keeps what was typed when the line is gone or there were too many tries', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValueOnce(refusal('RATE_LIMITED', { retryAfterSeconds: 600 }));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  await send();
  expect(await screen.findByText(/^Too many attempts/)).toBeInTheDocument();
  expect(field('First name')).toHaveValue('Noor');
});
