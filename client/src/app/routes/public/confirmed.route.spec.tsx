import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speak } from '../../../lib/testing/translations';
import { ConfirmedRoute } from './confirmed.route';

it('tells whoever signed in at the provider as somebody else that this confirms nothing, and stays open for it', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
  await speak('en');
  render(
    <MemoryRouter initialEntries={['/Login/Confirmed?sso=SSO_NOT_YOU']}>
      <ConfirmedRoute />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not confirmed');
  expect(screen.getByRole('alert')).toHaveTextContent('Confirm with the account you sign in to Mizan with.');
  expect(close).not.toHaveBeenCalled();
});
