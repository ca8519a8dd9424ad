import { changePasswordSchema, passwordLength, setPasswordSchema } from './password.schema';

const problem = (schema: { validate: (values: unknown) => Promise<unknown> }, values: unknown) =>
  schema.validate(values).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

it('wants as many characters as the server does, of any kind', async () => {
  const schema = setPasswordSchema(12);
  const typed = (password: string) => ({ password, confirmPassword: password });
  expect(await problem(schema, typed('eleven char'))).toBe('access:error.passwordLength|{"count":12}');
  expect(await problem(schema, typed('twelve chars'))).toBeNull();
  expect(await problem(schema, typed('كلمة مرور طويلة'))).toBeNull();
  expect(await problem(schema, typed('x'.repeat(129)))).toBe('errors:rule.max-length|{"max":128}');
});

it('counts characters, not halves of them', () => {
  expect(passwordLength('😀😀😀')).toBe(3);
});

it('wants the same password twice', async () => {
  const values = { password: 'quiet lanterns float', confirmPassword: 'quiet lanterns float ' };
  expect(await problem(setPasswordSchema(12), values)).toBe('access:error.passwordsDiffer');
});

it('asks for the current password before another one is set', async () => {
  const password = 'quiet lanterns float';
  const values = { currentPassword: '', password, confirmPassword: password, revokeApiKeys: false };
  expect(await problem(changePasswordSchema, values)).toBe('access:error.currentPassword');
});
