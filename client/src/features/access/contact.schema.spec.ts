import { blankContact, contactInput, contactSchema, type ContactValues } from './contact.schema';

const filled: ContactValues = {
  name: ' Noor Al-Hashimi ',
  email: ' noor@example.com ',
  phone: '٠٥٠ ٥٥٥ ٠١٤٢',
  companyName: 'Gulf Ledger',
  companySize: '٢٤٠',
  message: 'We hire sixty accountants a quarter.',
};

async function problems(values: ContactValues): Promise<Record<string, string>> {
  try {
    await contactSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.reverse().map(({ path, message }) => [path, message]));
  }
}

it('asks for everything, each in its own words', async () => {
  expect(await problems(blankContact)).toEqual({
    name: 'access:error.name',
    email: 'access:error.email',
    phone: 'access:error.phone',
    companyName: 'access:error.companyName',
    companySize: 'access:error.companySize',
    message: 'access:error.message',
  });
});

it('refuses what is malformed', async () => {
  expect(await problems({ ...filled, email: 'noor', phone: '12345', companySize: 'many' })).toEqual({
    email: 'access:error.emailMalformed',
    phone: 'errors:rule.phone',
    companySize: 'errors:rule.integer',
  });
});

it('takes Arabic digits and sends Western ones, the size as a number', async () => {
  expect(await problems(filled)).toEqual({});
  expect(contactInput(filled)).toEqual({
    name: 'Noor Al-Hashimi',
    email: 'noor@example.com',
    phone: '050 555 0142',
    companyName: 'Gulf Ledger',
    companySize: 240,
    message: 'We hire sixty accountants a quarter.',
  });
});
