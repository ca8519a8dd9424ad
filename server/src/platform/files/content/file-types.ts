/** What the bytes of a file turn out to be. */
export type FileContent =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'text'
  | 'zip'
  | 'webm'
  | 'mp4'
  | 'ogg';

export interface FileType {
  content: FileContent;
  /** Lower case. The name has to end on one of them, so that nobody is misled by it. */
  extensions: readonly string[];
  contentType: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

export const fileTypes = {
  png: { content: 'png', extensions: ['png'], contentType: 'image/png' },
  jpeg: { content: 'jpeg', extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  gif: { content: 'gif', extensions: ['gif'], contentType: 'image/gif' },
  webp: { content: 'webp', extensions: ['webp'], contentType: 'image/webp' },
  pdf: { content: 'pdf', extensions: ['pdf'], contentType: 'application/pdf' },
  doc: { content: 'doc', extensions: ['doc'], contentType: 'application/msword' },
  docx: { content: 'docx', extensions: ['docx'], contentType: `${office}.wordprocessingml.document` },
  xlsx: { content: 'xlsx', extensions: ['xlsx'], contentType: `${office}.spreadsheetml.sheet` },
  ppt: { content: 'ppt', extensions: ['ppt'], contentType: 'application/vnd.ms-powerpoint' },
  pptx: { content: 'pptx', extensions: ['pptx'], contentType: `${office}.presentationml.presentation` },
  text: { content: 'text', extensions: ['txt', 'md'], contentType: 'text/plain' },
  csv: { content: 'text', extensions: ['csv'], contentType: 'text/csv' },
  webmVideo: { content: 'webm', extensions: ['webm'], contentType: 'video/webm' },
  mp4Video: { content: 'mp4', extensions: ['mp4', 'm4v'], contentType: 'video/mp4' },
  webmAudio: { content: 'webm', extensions: ['webm'], contentType: 'audio/webm' },
  mp4Audio: { content: 'mp4', extensions: ['m4a', 'mp4'], contentType: 'audio/mp4' },
  oggAudio: { content: 'ogg', extensions: ['ogg', 'oga', 'opus'], contentType: 'audio/ogg' },
} satisfies Record<string, FileType>;

/** Standard formats that cannot run a script; no SVG. */
export const images: readonly FileType[] = [fileTypes.png, fileTypes.jpeg, fileTypes.gif, fileTypes.webp];
export const documents: readonly FileType[] = [fileTypes.doc, fileTypes.docx, fileTypes.pdf];
export const slides: readonly FileType[] = [fileTypes.ppt, fileTypes.pptx];
export const spreadsheetFiles: readonly FileType[] = [fileTypes.xlsx, fileTypes.csv];
export const texts: readonly FileType[] = [fileTypes.text, fileTypes.csv];
export const videos: readonly FileType[] = [fileTypes.webmVideo, fileTypes.mp4Video];
/** What holds questions; whoever reads it looks at the content, and nobody is ever given it. */
export const questionBanks: readonly FileType[] = [
  { content: 'text', extensions: ['txt', 'gift', 'aiken', 'csv'], contentType: 'text/plain' },
  { content: 'text', extensions: ['xml'], contentType: 'application/xml' },
  { content: 'zip', extensions: ['zip', 'imscc'], contentType: 'application/zip' },
  fileTypes.xlsx,
];
export const audios: readonly FileType[] = [fileTypes.webmAudio, fileTypes.mp4Audio, fileTypes.oggAudio];
