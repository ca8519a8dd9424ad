import { BAND_COLORS, bandPaint, contrast, nextBandColor, readableColor } from './band-colors';

const SURFACES = ['#ffffff', '#14161c'];

describe('band colours', () => {
  it.each(BAND_COLORS)('%s stands out from the light and the dark surface', (color) => {
    for (const surface of SURFACES) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#14161c', '#fafafa'])(
    '%s becomes readable when picked',
    (picked) => {
      for (const surface of SURFACES) expect(contrast(readableColor(picked), surface)).toBeGreaterThanOrEqual(3);
    },
  );

  it('leave a readable pick alone', () => {
    expect(readableColor('#4268E2')).toBe('#4268e2');
  });

  it('draw the default five by theme and any other as picked', () => {
    expect(bandPaint('#C8423C')).toBe('var(--band-1)');
    expect(bandPaint('#4268e2')).toBe('#4268e2');
  });

  it('offer a colour that no band has yet', () => {
    expect(nextBandColor(BAND_COLORS.slice(0, 5))).toBe(BAND_COLORS[5]);
  });
});
