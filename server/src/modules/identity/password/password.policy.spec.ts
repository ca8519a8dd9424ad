import { passwordProblem } from './password.policy';

const owner = { name: 'Layla Haddad', email: 'l.haddad-85@example.com', companyName: 'Gulf Trading' };
const ruleOf = (password: string, minimum = 12) => passwordProblem(password, { minimum, owner })?.rule ?? null;

describe('a password is fine', () => {
  it.each([
    ['of twelve characters', 'kzv;qmt wpdj'],
    ['of small letters only', 'heronplumtaxiway'],
    ['of digits only, if nobody would try them', '839201746592'],
    ['with spaces in it', 'a heron on the taxiway'],
    ['in Arabic', 'نخلة وبحر وقمر بعيد'],
    ['of emoji, counted as people count them', '🦊🌵🚲🎻🧊🪁🥝🦉🛶🎲🧲🪴'],
    ['of 128 characters', 'ab '.repeat(42) + 'xy'],
    ['with a short name in it by chance', 'the halibut and I'],
  ])('%s', (_, password) => expect(ruleOf(password)).toBeNull());
});

describe('a password is refused', () => {
  it.each([
    ['empty', '', 'required'],
    ['shorter than the minimum', 'kzv;qmt wpd', 'min-length'],
    ['of eleven emoji', '🦊🌵🚲🎻🧊🪁🥝🦉🛶🎲🧲', 'min-length'],
    ['of 129 characters', 'x;'.repeat(64) + 'y', 'max-length'],
    ['with the first name', 'sunny layla walks', 'password-own-name'],
    ['with the name in other letters', 'heron LAYLAHADDAD', 'password-own-name'],
    ['with the e-mail', 'heron l.haddad-85 x', 'password-own-name'],
    ['with the company', 'heron gulf-trading x', 'password-own-company'],
    ['with the product', 'heron mizan taxiway', 'password-product'],
    ['with the product in Arabic', 'نخلة وميزان وقمر', 'password-product'],
  ])('%s', (_, password, rule) => expect(ruleOf(password)).toBe(rule));

  it('with the part of the e-mail before the @', () => {
    const somebody = { ...owner, email: 'bluebird77@example.com' };
    expect(passwordProblem('heron bluebird77 taxi', { minimum: 12, owner: somebody })?.rule).toBe('password-own-email');
  });

  it('and says how long it has to be', () => {
    expect(passwordProblem('short', { minimum: 15, owner })).toEqual({ rule: 'min-length', params: { min: 15 } });
  });

  it('by the length that it has after normalisation', () => {
    expect(ruleOf('①②③④⑤⑥⑦⑧⑨⑩')).toBe('min-length');
    expect(ruleOf('㍿kzv;qmt w')).toBeNull();
  });
});
