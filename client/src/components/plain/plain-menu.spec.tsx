import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlainMenu } from './plain-menu';

const items = ['Light', 'Dark', 'System'].map((name) => ({ key: name, name, icon: null }));

function Page() {
  const [chosen, setChosen] = useState('System');
  return (
    <>
      <PlainMenu label="Theme" icon={null} items={items} chosen={chosen} onChoose={setChosen} />
      <p>Chosen: {chosen}</p>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Theme' });
const item = (name: string) => screen.getByRole('menuitemradio', { name });

function open() {
  render(<Page />);
  return userEvent.setup();
}

it('opens, takes a choice, closes and gives the focus back', async () => {
  const user = open();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(item('System')).toBeChecked();
  await user.click(item('Dark'));
  expect(screen.getByText('Chosen: Dark')).toBeVisible();
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('is used by the keyboard alone', async () => {
  const user = open();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('menu', { name: 'Theme' });
  await expectFocus('Light');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await expectFocus('System');
  await user.keyboard('{Home}');
  await expectFocus('Light');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Chosen: Light')).toBeVisible();
  expect(button()).toHaveFocus();
});

it('closes by Escape and by a press elsewhere, and nothing is chosen', async () => {
  const user = open();
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.click(screen.getByText('Chosen: System'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

async function expectFocus(name: string): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(item(name)).toHaveFocus();
}
