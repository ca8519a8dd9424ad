import { contentDisposition } from './content-disposition';

describe('a file is offered', () => {
  it('in place when it is a picture, with its name for every browser', () => {
    expect(contentDisposition(`ميزان "1".png`, 'image/png', false)).toBe(
      `inline; filename="_____ _1_.png"; filename*=UTF-8''%D9%85%D9%8A%D8%B2%D8%A7%D9%86%20%221%22.png`,
    );
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'text/plain', 'application/xhtml+xml'])(
    'for saving only as %s',
    (type) => {
      expect(contentDisposition('a', type, false)).toMatch(/^attachment;/);
    },
  );

  it('for saving when that is asked for', () => {
    expect(contentDisposition("it's (1).png", 'image/png', true)).toBe(
      `attachment; filename="it's (1).png"; filename*=UTF-8''it%27s%20%281%29.png`,
    );
  });
});
