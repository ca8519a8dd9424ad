import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { closedByEscape } from '../../lib/testing/closed-by-escape';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { SsoDialog } from './sso-dialog';

const typed = { 'Client ID': 'mizan-console', 'Email domains': 'gulf.example, gulf.test' };
const SECRET = 'correct-horse-battery';
const onClose = jest.fn();
const open = () =>
  render(
    <MockedProvider mocks={[]}>
      <SsoDialog
        provider={null}
        addresses={{ callbackUrl: 'https://a.test/back', signedOutUrl: 'https://a.test/out' }}
        onSaved={() => Promise.resolve()}
        onClose={onClose}
      />
    </MockedProvider>,
  );

it('keeps what was typed, and never the secret', async () => {
  sessionStorage.clear();
  await speak('en');
  open();
  for (const [label, text] of Object.entries({ ...typed, 'Client secret': SECRET })) {
    writeInto(screen.getByLabelText(label), text);
  }
  await closedByEscape(onClose);
  const stored = JSON.stringify([sessionStorage, localStorage]);
  expect(stored).toContain('mizan-console');
  expect(stored).not.toContain(SECRET);
  open();
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.getByLabelText('Client secret')).toHaveValue('');
});
