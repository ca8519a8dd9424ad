import { emailOf, roleOf } from './claims.policy';

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
  ])('%s, verified: %s, is %s', (email, verified, expected) => {
    const claims = { sub: '1', email, ...(verified === undefined ? {} : { email_verified: verified }) };
    expect(emailOf({ domains }, claims)).toBe(expected);
  });
});

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
