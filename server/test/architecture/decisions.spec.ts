import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../docs/adr');
const pages = readdirSync(FOLDER).filter((file) => file !== 'README.md');

describe('the pages of decisions', () => {
  it('have a number each, from 1 on', () => {
    expect(pages.map((file) => Number(file.slice(0, 4)))).toEqual(pages.map((_, place) => place + 1));
  });

  it('stand in the list, by number and title', () => {
    const titles = pages.map((file) => {
      const [first = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
      const [, number, title] = /^# (\d+)\. (.+)$/.exec(first) ?? [];
      return `${number}. [${title}](${file})`;
    });
    const listed = readFileSync(join(FOLDER, 'README.md'), 'utf8').split('\n');
    expect(listed.filter((line) => /^\d+\. /.test(line))).toEqual(titles);
  });
});
