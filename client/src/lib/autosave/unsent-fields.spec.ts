import { UnsentFields } from './unsent-fields';

interface Fields {
  title: string;
  note: string;
  rule: { days: number } | null;
}

const shown: Fields = { title: 'Ledger', note: '', rule: { days: 3 } };

function open() {
  const fields = new UnsentFields<Fields>();
  const write = jest.fn<Promise<void>, [Partial<Fields>]>().mockResolvedValue();
  return { fields, write, sent: () => write.mock.calls.map(([one]) => one), send: () => fields.send(write) };
}

it('sends what was changed and nothing beside it', async () => {
  const { fields, sent, send } = open();
  fields.note(shown, { ...shown, rule: { days: 3 }, title: 'Ledgers' });
  await send();
  fields.note({ ...shown, title: 'Ledgers' }, { ...shown, title: 'Ledgers', note: 'New' });
  await send();
  expect(sent()).toEqual([{ title: 'Ledgers' }, { note: 'New' }]);
});

it('sends all of what is not created yet', async () => {
  const { fields, sent, send } = open();
  fields.note(null, shown);
  await send();
  expect(sent()).toEqual([shown]);
});

it('sends a field again that got no answer, also as it was at first', async () => {
  const { fields, write, sent, send } = open();
  write.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  fields.note(shown, { ...shown, title: 'Ledgers' });
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TypeError);
  fields.note({ ...shown, title: 'Ledgers' }, shown);
  await send();
  expect(sent()).toEqual([{ title: 'Ledgers' }, { title: 'Ledger' }]);
});

it('keeps for the next time what was typed while it was under way', async () => {
  const { fields, write, sent, send } = open();
  fields.note(shown, { ...shown, title: 'Ledgers' });
  write.mockImplementationOnce(() => {
    fields.note({ ...shown, title: 'Ledgers' }, { ...shown, title: 'Ledgers', note: 'New' });
    return Promise.resolve();
  });
  await send();
  await send();
  expect(sent()).toEqual([{ title: 'Ledgers' }, { note: 'New' }]);
});
