import { Button, Progress, Upload } from 'antd';
import { FileSpreadsheet, RotateCcw, UploadCloud } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/text/ltr-text';
import { useFormat } from '../../../hooks/use-format';
import { EncodingField } from './encoding-field';
import type { CandidateList } from './use-candidate-list';
import styles from './invite-drawer.module.css';

const ACCEPT = '.xlsx,.csv,.tsv,.txt';

/** A spreadsheet by press, drop or paste; its progress while it is sent and read, then what was understood. */
export function UploadBox({ list }: { list: CandidateList }): ReactNode {
  const choose = (file: File) => {
    list.chooseFile(file);
    return Upload.LIST_IGNORE;
  };
  if (list.file) return <ChosenFile list={list} choose={choose} />;
  return (
    <div className={styles.drop}>
      <Upload.Dragger accept={ACCEPT} multiple={false} showUploadList={false} beforeUpload={choose}>
        <DropText />
      </Upload.Dragger>
    </div>
  );
}

function DropText() {
  const { t } = useTranslation('candidates');
  return (
    <>
      <UploadCloud size={26} strokeWidth={1.75} aria-hidden />
      <p>{t('invite.drop')}</p>
      <small>{t('invite.dropHint')}</small>
    </>
  );
}

function ChosenFile({ list, choose }: { list: CandidateList; choose: (file: File) => string }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { file } = list;
  if (!file) return null;
  return (
    <div className={styles.file}>
      <span className={styles.fileIcon}>
        <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={styles.fileText}>
        <p>
          <b>
            <LtrText>{file.name}</LtrText>
          </b>{' '}
          {format.fileSize(file.size)}
        </p>
        <FileState list={list} sent={file.sent} />
      </div>
      <Upload accept={ACCEPT} showUploadList={false} beforeUpload={choose}>
        <Button size="small" icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}>
          {t('invite.replace')}
        </Button>
      </Upload>
    </div>
  );
}

function FileState({ list, sent }: { list: CandidateList; sent: number }) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  if (list.failure) return null;
  if (list.isChecking && list.rows.length === 0) {
    return (
      <Progress
        percent={Math.round(sent * 100)}
        size="small"
        showInfo={false}
        aria-label={t(sent < 1 ? 'invite.uploading' : 'invite.reading')}
      />
    );
  }
  const rows = t('invite.rows', { count: list.rows.length, formatted: format.number(list.rows.length) });
  const columns = format.list(list.columns.map((column) => t(`invite.column.${column}`)));
  return (
    <>
      <p>{list.columns.length === 0 ? rows : t('invite.found', { rows, columns })}</p>
      <EncodingField list={list} />
    </>
  );
}
