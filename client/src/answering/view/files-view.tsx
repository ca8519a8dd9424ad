import { Download, FileText, Hourglass, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../components/text/ltr-text';
import { useFormat } from '../../hooks/use-format';
import { kilobytesOf } from '../files/kilobytes';
import { MediaPlayer } from '../recorder/media-player';
import type { AnswerViewProps, FileLink } from './answer-view-props';
import styles from './view.module.css';

/** Recordings are played, images shown, everything can be fetched. */
export function FilesView({ files }: AnswerViewProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          {file.scan === 'WAITING' || file.scan === 'INFECTED' ? (
            <Withheld name={file.name} scan={file.scan} />
          ) : (
            <>
              <Shown file={file} />
              <FileRow file={file} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** There, and not to be opened: not yet, or not at all. */
function Withheld({ name, scan }: { name: string; scan: 'WAITING' | 'INFECTED' }) {
  const { t } = useTranslation('answering');
  const Sign = scan === 'WAITING' ? Hourglass : ShieldAlert;
  return (
    <div className={styles.file}>
      <Sign className={styles.fileIcon} size={18} strokeWidth={1.75} aria-hidden />
      <LtrText ellipsis className={styles.grow ?? ''}>
        {name}
      </LtrText>
      <span>{t(`files.scan.${scan}`)}</span>
    </div>
  );
}

function Shown({ file: { contentType, url, name } }: { file: FileLink }) {
  const { t } = useTranslation('answering');
  const [kind] = contentType.split('/');
  if (kind === 'image') return <img className={styles.image} src={url} alt={name} loading="lazy" />;
  if (kind !== 'video' && kind !== 'audio') return null;
  return <MediaPlayer url={url} isVideo={kind === 'video'} label={t('recorder.recording')} />;
}

function FileRow({ file: { name, byteSize, url } }: { file: FileLink }) {
  const { t } = useTranslation('answering');
  const format = useFormat();
  return (
    <a className={styles.file} href={url} download={name}>
      <FileText className={styles.fileIcon} size={18} strokeWidth={1.75} aria-hidden />
      <LtrText ellipsis className={styles.grow ?? ''}>
        {name}
      </LtrText>
      <span className={styles.size}>{t('files.size', { size: format.number(kilobytesOf(byteSize)) })}</span>
      <Download size={16} strokeWidth={1.75} aria-hidden />
    </a>
  );
}
