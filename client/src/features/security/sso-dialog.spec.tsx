import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { closedByEscape } from '../../lib/testing/closed-by-escape';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { SsoDialog } from './sso-dialog';
import type { Sso_ProviderFragment } from './sso-generated';

const typed = { 'Client ID': 'mizan-console', 'Email domains': 'gulf.example, gulf.test' };
const SECRET = 'correct-horse-battery';
const onClose = jest.fn();
const open = (provider: Sso_ProviderFragment | null = null) =>
  render(
    <MockedProvider mocks={[]}>
      <SsoDialog
        provider={provider}
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

it('says what another issuer does, where there is one already', async () => {
  await speak('en');
  const { unmount } = open();
  const told = 'people are matched to their accounts by email again';
  expect(screen.getByLabelText('Issuer')).not.toHaveAccessibleDescription(expect.stringContaining(told));
  unmount();
  const given = { id: 'p', name: 'Contoso', issuer: 'https://a.test', clientId: 'mizan', domains: ['a.test'] };
  const roles = { roleClaim: null, adminValues: [], hrValues: [] };
  open({ ...given, ...roles, isForced: false, isEnabled: true });
  expect(screen.getByLabelText('Issuer')).toHaveAccessibleDescription(expect.stringContaining(told));
});
