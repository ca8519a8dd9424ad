import { cleanedHtml, hasFormatting } from './pasted-html';

const marker = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp;</span></span>`;
const line = (text: string, bullet: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level1 lfo1'>${marker(bullet)}${text}<o:p></o:p></p>`;

describe('what is pasted from Word', () => {
  it('loses comments, styles and the elements of Office, and keeps its words', () => {
    const html = `<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->
      <p class="MsoNormal">A <b>bold</b> word<o:p>&nbsp;</o:p></p></body></html>`;
    expect(cleanedHtml(html)).toContain('A <b>bold</b> word');
    expect(cleanedHtml(html)).not.toMatch(/style|xml|o:p|mso 9/i);
  });

  it('has its list paragraphs made into lists', () => {
    const html = `${line('Assets', '·')}${line('Debts', '·')}<p>Then</p>${line('First', '1.')}${line('Second', '2.')}`;
    expect(cleanedHtml(html).replace(/\s+/g, ' ')).toBe(
      '<ul><li><p>Assets</p></li><li><p>Debts</p></li></ul><p>Then</p><ol><li><p>First</p></li><li><p>Second</p></li></ol>',
    );
  });

  it('has its headings made into the two that there are', () => {
    expect(cleanedHtml('<h1>One</h1><h3>Three</h3><h6>Six</h6>')).toBe('<h3>One</h3><h3>Three</h3><h4>Six</h4>');
  });

  it('is taken for plain text when no formatting is in it', () => {
    expect(hasFormatting('<p class="MsoNormal"><span style="font-size:11pt">plain</span></p>')).toBe(false);
    expect(hasFormatting('<p>a <b>bold</b> word</p>')).toBe(true);
  });
});
