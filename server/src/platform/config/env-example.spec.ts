import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './settings';

const file = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
const examples = new Map(
  [...file.matchAll(/^# ([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('.env.example', () => {
  it('names every setting once and nothing else', () => {
    expect([...examples.keys()].sort()).toEqual(Object.keys(settings.shape).sort());
  });

  it('shows the defaults as they are', () => {
    const given = Object.fromEntries([...examples].filter(([, value]) => value !== ''));
    expect(settings.parse(given)).toEqual(settings.parse({}));
  });

  it('shows a value wherever there is a default', () => {
    const withDefault = Object.entries(settings.parse({})).filter(
      ([, value]: [string, unknown]) => value !== undefined,
    );
    expect(withDefault.map(([name]) => name).filter((name) => !examples.get(name))).toEqual([]);
  });
});
