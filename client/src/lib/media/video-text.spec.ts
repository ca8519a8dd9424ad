import { videoTextOf } from './video-text';

const captions = (...blocks: string[]) => ['WEBVTT - Welcome', ...blocks].join('\n\n');
const cue = (text: string) => `00:00.000 --> 00:02.000 line:90%\n${text}`;

describe('captions as a text to be read', () => {
  it('run together, whatever their times, numbers and notes', () => {
    const given = captions(
      'NOTE draft --',
      'STYLE\n::cue { color: red }',
      `1\n${cue('Welcome\nto us.')}`,
      cue('We count.'),
    );
    expect(videoTextOf(given)).toEqual(['Welcome to us. We count.']);
  });

  it('begin anew with each voice and with what is only seen', () => {
    const given = captions(
      cue('<v Sara>Hello.'),
      cue('How are you?'),
      cue('[She opens a ledger.]'),
      cue('Look.'),
      cue('- And you?'),
    );
    expect(videoTextOf(given)).toEqual(['Sara: Hello. How are you?', '[She opens a ledger.]', 'Look.', '- And you?']);
  });

  it('are plain words, said once', () => {
    const given = captions(cue('<i>R&amp;D</i> &lt; <c.loud>all</c>'), cue('R&D < all'), cue('أهلًا&nbsp;بك.'));
    expect(videoTextOf(given)).toEqual(['R&D < all أهلًا بك.']);
  });

  it('are nothing where nothing is said', () => {
    expect(videoTextOf(captions(cue(' ')))).toEqual([]);
  });

  it('are read with the line ends of any system', () => {
    expect(videoTextOf(captions(cue('One.'), cue('Two.')).replace(/\n/gu, '\r\n'))).toEqual(['One. Two.']);
  });
});
