import { emailOf, nameOf, roleOf } from './claims.policy';

const domains = ['contoso.example'];

describe('the e-mail of claims', () => {
  it.each([
    ['Lina@Contoso.example', undefined, 'lina@contoso.example'],
    ['lina@contoso.example', true, 'lina@contoso.example'],
    ['lina@contoso.example', false, null],
    ['lina@evil.example', true, null],
    ['lina@contoso.example@evil.example', true, null],
    ['lina@sub.contoso.example', true, null],
    ['@contoso.example', true, null],
    ['', true, null],
    // Some say it in a word, and a letter may look like another or become another in lower case.
    ['lina@contoso.example', 'true', 'lina@contoso.example'],
    ['lina@contoso.example', 'false', null],
    ['\u212Aarim@contoso.example', true, null],
    ['l\u0131na@contoso.example', true, null],
    ['lina\0@contoso.example', true, null],
    ['lina@contoso.example/x', true, null],
    ['lina@\uFF43ontoso.example', true, 'lina@contoso.example'],
  ])('%s, verified: %s, is %s', (email, verified, expected) => {
    const claims = { sub: '1', email, ...(verified === undefined ? {} : { email_verified: verified }) };
    expect(emailOf({ domains }, claims)).toBe(expected);
  });
});

it('of a domain beyond ASCII is the same in both of its spellings, and is written as it was entered here', () => {
  const [arabic, ascii] = ['شركة.example', 'xn--ogbpi5d.example'];
  for (const domain of [arabic, ascii]) {
    for (const given of [arabic, ascii]) {
      expect(emailOf({ domains: [domain] }, { sub: '1', email: `Lina@${given}` })).toBe(`lina@${domain}`);
    }
  }
});

it.each([
  ['  سلمى\n حداد ', 'سلمى حداد'],
  ['', null],
  [undefined, null],
  [{ given: 'Lina' }, null],
])('the name %j is %j', (name, expected) => expect(nameOf({ sub: '1', name })).toBe(expected));

describe('the role of claims', () => {
  const provider = { roleClaim: 'groups', adminValues: ['mizan-admins'], hrValues: ['mizan-hr'] };

  it.each([
    [{ groups: ['mizan-hr', 'mizan-admins'] }, 'admin'],
    [{ groups: 'mizan-hr' }, 'Hr'],
    [{ groups: ['others'] }, null],
    [{ groups: null }, null],
    [{}, null],
  ])('%j is %s', (claims, expected) => expect(roleOf(provider, { sub: '1', ...claims })).toBe(expected));

  it('is found within other claims, and under a name with dots', () => {
    const nested = { ...provider, roleClaim: 'realm_access.roles' };
    expect(roleOf(nested, { sub: '1', realm_access: { roles: ['mizan-hr'] } })).toBe('Hr');
    expect(
      roleOf({ ...provider, roleClaim: 'https://mizan/roles' }, { sub: '1', 'https://mizan/roles': 'mizan-hr' }),
    ).toBe('Hr');
  });

  it('is nobody’s without a claim', () =>
    expect(roleOf({ ...provider, roleClaim: null }, { sub: '1', groups: ['mizan-admins'] })).toBeNull());
});
