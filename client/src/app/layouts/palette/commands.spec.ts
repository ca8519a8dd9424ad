import { UserRound } from 'lucide-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsMatching, standingCommands, titlesFirst } from './commands';

const command = (label: string) => ({ id: label, icon: UserRound, label, run: () => undefined });

it('puts a name that begins so before one that was found by something else', () => {
  const found = ['ليلى العتيبي', 'Omar Sabbagh', 'Sara Mansour'].map(command);
  expect(titlesFirst(found, 'sa').map(({ label }) => label)).toEqual(['Sara Mansour', 'Omar Sabbagh', 'ليلى العتيبي']);
});

it('takes the spellings of Arabic for one, and a name for one with its article', () => {
  const found = ['سارة أحمد', 'أحمد السالم', 'الإعدادات'].map(command);
  expect(titlesFirst(found, 'احمد').map(({ label }) => label)).toEqual(['أحمد السالم', 'سارة أحمد', 'الإعدادات']);
  expect(titlesFirst(found, 'اعدادات')[0]?.label).toBe('الإعدادات');
  expect(commandsMatching(found, 'اعدادات').map(({ label }) => label)).toEqual(['الإعدادات']);
});

describe('the parts of the settings', () => {
  const offered = (role: 'super-admin' | 'admin' | 'Hr') =>
    standingCommands({
      t: ((key: string) => key) as never,
      role,
      language: 'en',
      mode: 'light',
      onShortcuts: () => undefined,
    });
  const found = (role: 'super-admin' | 'admin' | 'Hr', typed: string) =>
    commandsMatching(offered(role), typed).map(({ run }) => (typeof run === 'object' ? run.to : ''));

  it.each([
    ['brand', 'brand'],
    ['api key', 'connections'],
    ['webhooks', 'connections'],
    ['اشعارات الويب', 'connections'],
    ['privacy', 'privacy'],
    ['single sign-on', 'sign-in'],
  ])('are found by "%s", each at its address', (typed, part) =>
    expect(found('super-admin', typed)).toContain(`/Settings?part=${part}`),
  );

  it('are found by where they stand', () => {
    const named = offered('Hr').map((command) => ({ ...command, ...(command.note && { note: 'Settings' }) }));
    const found = commandsMatching(named, 'settings').map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['settings-general', 'settings-connections']));
  });

  it('are only those of the role', () => {
    expect(found('Hr', 'privacy')).toEqual([]);
    expect(found('admin', 'single sign-on')).toEqual([]);
  });

  it.each(['en', 'ar'])('are called in %s as on their page', (language) => {
    const texts = (name: string) =>
      JSON.parse(readFileSync(join(__dirname, `../../../locales/${language}/${name}.json`), 'utf8')) as never;
    const { palette } = texts('shell') as { palette: { settings: object } };
    const { part } = texts('settings') as { part: object };
    expect(palette.settings).toEqual(part);
  });
});

it.each([
  ['invite', '/Assesments'],
  ['دعوه', '/Assesments'],
  ['reminders', '/Assesments'],
  ['calendar', '/AllCandidates'],
  ['passkey', '/Profile'],
  ['كلمة المرور', '/Profile'],
])('what is done on a page finds it: %s', (typed, to) => {
  const t = ((key: string) => key) as never;
  const standing = standingCommands({ t, role: 'Hr', language: 'en', mode: 'light', onShortcuts: () => undefined });
  expect(commandsMatching(standing, typed).map(({ run }) => (typeof run === 'object' ? run.to : ''))).toContain(to);
});
