import { shownResponse } from './redact';

const shown = (text: string) => shownResponse({ status: 200, headers: {}, body: Buffer.from(text), isCut: false }, []);

describe('an answer in the log', () => {
  it('holds nothing that PostgreSQL refuses in JSON', () => {
    expect(shown('a\0b').body).toBe('a\uFFFDb');
    const cut = shown(`${'x'.repeat(3_999)}😀 and more`);
    expect([cut.body.length, cut.body.at(-1), cut.isCut]).toEqual([4_000, '\uFFFD', true]);
  });

  it('says no secret, wherever the receiver repeats it', () => {
    const body = Buffer.from('got whsec_abc, thanks for whsec_abc');
    expect(shownResponse({ status: 200, headers: {}, body, isCut: false }, ['whsec_abc']).body).toBe(
      'got …, thanks for …',
    );
  });
});
