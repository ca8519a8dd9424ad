import { blankHr, createHrInput, createHrSchema, hrValuesOf, updateHrInput } from './staff.schema';

const filled = {
  ...blankHr('AR', 50),
  name: ' ريم بركات ',
  email: 'reem@example.com',
  phone: '+963 944 555 011',
  companyName: 'مجموعة بركات',
  companySize: '٦٥',
  maxRequests: '٣٠٠',
};

it('begins with what the server grants new users', () => {
  expect(blankHr('EN', 75).maxRequests).toBe('75');
});

it('sends a new HR user with numbers as numbers', () => {
  expect(createHrInput(filled)).toEqual({
    name: 'ريم بركات',
    email: 'reem@example.com',
    phone: '+963 944 555 011',
    companyName: 'مجموعة بركات',
    companySize: 65,
    maxRequests: 300,
    language: 'AR',
  });
});

it.each([
  [{ companySize: '0' }, 'errors:rule.min|{"min":1}'],
  [{ maxRequests: '-1' }, 'errors:rule.integer'],
  [{ maxRequests: '' }, 'people:error.maxRequests'],
  [{ email: 'reem@' }, 'people:error.emailMalformed'],
])('refuses %j', async (change, message) => {
  await expect(createHrSchema.validate({ ...filled, ...change })).rejects.toThrow(message);
});

it('changes what is there, the e-mail excepted', () => {
  const user = {
    id: 'h1',
    name: 'Reem',
    email: 'reem@example.com',
    phone: null,
    companyName: null,
    companySize: 12,
    credits: { numberOfRequests: 1, maxRequests: 20, remaining: 19 },
  };
  const values = hrValuesOf(user);
  expect(values).toEqual({ name: 'Reem', phone: '', companyName: '', companySize: '12', maxRequests: '20' });
  const everything = {
    name: ' Reem Saleh ',
    phone: '12345678',
    companyName: 'Gulf',
    companySize: '15',
    maxRequests: '٣٠',
  };
  expect(updateHrInput('h1', everything, values)).toEqual({
    id: 'h1',
    name: 'Reem Saleh',
    phone: '12345678',
    companyName: 'Gulf',
    companySize: 15,
    maxRequests: 30,
  });
  expect(updateHrInput('h1', { ...values, phone: '12345678' }, values)).toEqual({ id: 'h1', phone: '12345678' });
});
