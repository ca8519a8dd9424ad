import { render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { SideDrawer } from './side-drawer';

beforeAll(() => speak('en'));

it('is headed by its title, so that no part of it is a heading under none', () => {
  render(
    <SideDrawer open label="Request" title={<bdi>Noor</bdi>} onClose={() => undefined}>
      <h3>Message</h3>
    </SideDrawer>,
  );
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(levels).toEqual([
    ['H2', 'Noor'],
    ['H3', 'Message'],
  ]);
});

it('has no empty heading before it is known what it is about', () => {
  render(
    <SideDrawer open label="Request" title={null} onClose={() => undefined}>
      <p>On its way</p>
    </SideDrawer>,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
