import { neutralName } from './nameless';

const id = '1a2b3c4d-0000-4000-8000-000000000000';

describe('a neutral name', () => {
  it.each([
    ['Noor Al-Hashimi CV.PDF', 'file-1a2b3c4d.pdf'],
    ['سيرة نور.docx', 'file-1a2b3c4d.docx'],
    ['noor', 'file-1a2b3c4d'],
    ['report.noor-al-hashimi', 'file-1a2b3c4d'],
  ])('of %s says nothing but the ending', (name, neutral) => {
    expect(neutralName({ id, name })).toBe(neutral);
  });
});
