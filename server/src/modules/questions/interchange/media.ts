import { NotUnderstood } from './not-understood';

const OBJECT = /<object\b((?:[^>]*[^/>])?)>([\s\S]*?)<\/object\s*>|<object\b([^>]*)\/>/giu;
const OTHER_MEDIA = /<(audio|video|iframe|embed|applet)\b([^>]*)>/iu;
const CARRIED_LINK =
  /<a\b[^>]*\shref\s*=\s*["']?((?:@@PLUGINFILE@@|\$IMS-CC-FILEBASE\$|%24IMS-CC-FILEBASE%24)[^"'\s>]*)/iu;
const PICTURE = /\.(?:png|jpe?g|gif|webp|svg)(?:$|[?#])/iu;

/** Pictures that stand in `<object>` as images. @throws NotUnderstood for what is heard, seen or read in another file */
export function withoutMedia(html: string): string {
  const shown = html.replace(OBJECT, (_, attributes?: string, inside?: string, alone?: string) =>
    picture(attributes ?? alone ?? '', inside ?? ''),
  );
  const other = OTHER_MEDIA.exec(shown);
  if (other)
    throw new NotUnderstood('MEDIA_NOT_HELD', { name: attributeOf(other[2] ?? '', 'src') || (other[1] ?? '') });
  const link = CARRIED_LINK.exec(shown);
  if (link) throw new NotUnderstood('MEDIA_NOT_HELD', { name: (link[1] ?? '').slice(0, 200) });
  return shown;
}

export const hasMedia = (html: string): boolean => OTHER_MEDIA.test(html) || new RegExp(OBJECT.source, 'iu').test(html);

function picture(attributes: string, inside: string): string {
  const [source, type] = [attributeOf(attributes, 'data'), attributeOf(attributes, 'type')];
  if (!type.startsWith('image/') && (type !== '' || !PICTURE.test(source)))
    throw new NotUnderstood(/html|xml|text/u.test(type) ? 'PASSAGE_ELSEWHERE' : 'MEDIA_NOT_HELD', {
      name: source || type,
    });
  const words = inside
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const sizes = ['width', 'height'].map((name) => ` ${name}="${attributeOf(attributes, name)}"`);
  return `<img src="${source}" alt="${words}"${sizes.join('')}>`;
}

function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'iu').exec(attributes);
  return found?.[1] ?? found?.[2] ?? '';
}
