import { InvalidInput } from '../../platform/errors';
import { readCaptions } from './captions.policy';

const CUE = '00:00.000 --> 00:02.000\nWelcome.';

describe('captions', () => {
  it.each([
    ['as they are', `WEBVTT\n\n${CUE}\n`],
    ['with a title', `WEBVTT Welcome\nLanguage: ar\n\n${CUE}`],
  ])('are taken %s', (_, text) => expect(readCaptions(text)).toBe(text));

  it('lose the mark and the line ends of the editor that wrote them', () => {
    expect(readCaptions(`\ufeffWEBVTT\r\n\r\n${CUE.replace('\n', '\r\n')}`)).toBe(`WEBVTT\n\n${CUE}`);
  });

  it.each([
    ['of another format', `1\n00:00:00,000 --> 00:00:02,000\nWelcome.`],
    ['without a time', 'WEBVTT\n\nWelcome.'],
    ['that only begin like it', `WEBVTTX\n\n${CUE}`],
    ['longer than an hour of speech', `WEBVTT\n\n${CUE}${' word'.repeat(13_200)}`],
    ['that are empty', ''],
  ])('are refused when they are %s', (_, text) => expect(() => readCaptions(text)).toThrow(InvalidInput));
});
