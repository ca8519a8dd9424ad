import { createSecretKey, randomUUID } from 'node:crypto';
import { readReceiptCode, receiptOf, sittingCodeOf } from './receipt-code';
import type { StoredVersion } from './receipt-code';

const key = createSecretKey(Buffer.alloc(32, 7));
const version: StoredVersion = {
  attemptId: '7f3c29aa-0000-4000-8000-000000000000',
  questionId: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  revision: 3,
  valueHash: 'ab'.repeat(32),
  storedAt: 1_795_000_000_123,
};

describe('a receipt', () => {
  it('begins with the sitting that it belongs to', () => {
    expect(receiptOf(version, key)).toMatch(/^7F3C29-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  });

  it.each<Partial<StoredVersion>>([
    { attemptId: '7f3c29ab-0000-4000-8000-000000000000' },
    { questionId: randomUUID() },
    { revision: 4 },
    { valueHash: 'ac'.repeat(32) },
    { storedAt: 1_795_000_000_124 },
  ])('is another one with another %o', (change) => {
    expect(receiptOf({ ...version, ...change }, key)).not.toBe(receiptOf(version, key));
  });

  it('cannot be written without the key', () => {
    expect(receiptOf(version, createSecretKey(Buffer.alloc(32, 8)))).not.toBe(receiptOf(version, key));
  });
});

describe('the code of a sitting', () => {
  const sitting = { attemptId: version.attemptId, submittedAt: new Date(1), receipts: ['A', 'B'] };

  it.each([{ receipts: ['B', 'A'] }, { receipts: ['A'] }, { submittedAt: new Date(2) }])(
    'changes with %o',
    (change) => {
      expect(sittingCodeOf({ ...sitting, ...change }, key)).not.toBe(sittingCodeOf(sitting, key));
    },
  );
});

describe('a code as it is typed', () => {
  const code = receiptOf(version, key);

  it('is read without its dashes, in small letters and with letters for digits', () => {
    expect(readReceiptCode(code.toLowerCase().replaceAll('-', ' '))?.code).toBe(code);
    expect(readReceiptCode('7f3c29–oil00–00000')?.code).toBe('7F3C29-01100-00000');
    expect(readReceiptCode(code)?.attemptPrefix).toBe('7f3c29');
  });

  it.each(['', 'MZ-7F3C-29', `${code}0`, 'XYZXYZ-00000-00000', '7F3C29-U0000-00000'])('is none: %j', (typed) => {
    expect(readReceiptCode(typed)).toBeNull();
  });
});
