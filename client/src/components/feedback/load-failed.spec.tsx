import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { LoadFailed } from './load-failed';

beforeAll(() => speak('en'));

/** A rejection that nobody handles fails the test that it comes up in. */
it('asks again without anything of the press, and stays quietly where that is refused too', async () => {
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] });
  const ask = jest.fn(() => Promise.reject(refusal));
  render(<LoadFailed error={refusal} onRetry={ask} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(ask.mock.calls).toEqual([[]]);
  expect(screen.getByRole('alert')).toHaveTextContent('Your role doesn’t allow this.');
});
