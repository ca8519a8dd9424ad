import { anOfficeFile, aCompoundFile, aZip, gif, pdf, svg, webm } from '../../../../test/kit/builders/real-files';
import { png } from '../../../../test/kit/builders/files';
import { FileTypeNotAllowed } from '../../errors';
import { documents, fileTypes, images, slides, spreadsheetFiles, texts, videos } from './file-types';
import { recogniseFile } from './recognise-file';

const everything = Object.values(fileTypes);
const accepted = async (name: string, bytes: Buffer) => (await recogniseFile(name, bytes, everything)).contentType;

describe('a file is recognised by its bytes', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a.png', () => png, 'image/png'],
    ['A.PNG', () => png, 'image/png'],
    ['a.gif', () => gif, 'image/gif'],
    ['a.pdf', () => pdf, 'application/pdf'],
    ['a.docx', () => anOfficeFile('docx'), fileTypes.docx.contentType],
    ['a.xlsx', () => anOfficeFile('xlsx'), fileTypes.xlsx.contentType],
    ['a.pptx', () => anOfficeFile('pptx'), fileTypes.pptx.contentType],
    ['a.doc', () => aCompoundFile('1Table', 'WordDocument'), 'application/msword'],
    ['a.ppt', () => aCompoundFile('Current User', 'PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['تقرير.txt', () => Buffer.from('الميزانية\n'), 'text/plain'],
    ['a.txt', () => Buffer.from('\ufeffميزان', 'utf16le'), 'text/plain'],
    ['a.csv', () => Buffer.from('name,email\n'), 'text/csv'],
    ['a.webm', () => webm(), 'video/webm'],
  ])('%s', async (name, bytes, contentType) => {
    expect(await accepted(name, await bytes())).toBe(contentType);
  });
});

describe('a file is refused', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a picture that calls itself a document', 'a.pdf', () => png],
    ['a document that calls itself a picture', 'a.png', () => pdf],
    ['a picture that can run a script', 'a.svg', () => svg],
    ['a script that calls itself a picture', 'a.png', () => svg],
    ['a program that calls itself a text', 'a.txt', () => Buffer.from('MZ\0\x01\x02')],
    ['a text with a control character', 'a.txt', () => Buffer.from('a\x07b')],
    ['a text that is not UTF-8', 'a.txt', () => Buffer.from([0xc7, 0xe1, 0xd3])],
    ['nothing at all', 'a.txt', () => Buffer.alloc(0)],
    ['a name without an end', 'balance', () => png],
    ['an archive that is no document', 'a.docx', () => aZip({ 'word/document.xml': Buffer.from('<main/>') })],
    ['a workbook that calls itself a text document', 'a.docx', () => anOfficeFile('xlsx')],
    ['a document with macros', 'a.docx', () => anOfficeFile('docm')],
    [
      'a document with a hidden macro project',
      'a.docx',
      () => anOfficeFile('docx', { 'word/vbaProject.bin': Buffer.from('x') }),
    ],
    ['half an archive', 'a.docx', async () => (await anOfficeFile('docx')).subarray(0, 60)],
    [
      'an archive whose catalogue is a bomb',
      'a.docx',
      () => aZip({ '[Content_Types].xml': Buffer.alloc(3_000_000, 32) }),
    ],
    ['a compound file of another program', 'a.doc', () => aCompoundFile('Workbook')],
    ['a compound file that is cut off', 'a.doc', () => aCompoundFile('WordDocument').subarray(0, 700)],
    ['a compound file that leads in a circle', 'a.doc', () => circle()],
  ])('%s', async (_, name, bytes) => {
    await expect(accepted(name, await bytes())).rejects.toBeInstanceOf(FileTypeNotAllowed);
  });

  it.each([
    ['a document where pictures are wanted', images, 'a.pdf', pdf],
    ['a picture where documents are wanted', documents, 'a.png', png],
    ['a picture where slides are wanted', slides, 'a.png', png],
    ['a picture where spreadsheets are wanted', spreadsheetFiles, 'a.png', png],
    ['a picture where texts are wanted', texts, 'a.png', png],
    ['a picture where videos are wanted', videos, 'a.png', png],
  ])('%s', async (_, wanted, name, bytes) => {
    await expect(recogniseFile(name, bytes, wanted)).rejects.toBeInstanceOf(FileTypeNotAllowed);
  });
});

function circle(): Buffer {
  const bytes = aCompoundFile('Workbook');
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}
