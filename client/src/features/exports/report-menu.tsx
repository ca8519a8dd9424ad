import { Button, Dropdown } from 'antd';
import { Download, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pdfAddress, type ReportSource } from './addresses';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The result, or the whole candidate when no assessment is named, as a document in either language, or on paper. */
export function ReportMenu(source: ReportSource): ReactNode {
  const { t } = useTranslation('exports');
  const document = (language: 'en' | 'ar') => ({
    key: language,
    icon: <FileText {...icon} />,
    label: (
      <a href={pdfAddress(source, language)} download>
        {t(`pdf.${language}`)}
      </a>
    ),
  });
  const print = { key: 'print', icon: <Printer {...icon} />, label: t('print'), onClick: () => window.print() };
  return (
    <Dropdown trigger={['click']} menu={{ items: [document('en'), document('ar'), { type: 'divider' }, print] }}>
      <Button icon={<Download {...icon} />} aria-haspopup="menu">
        {t('export')}
      </Button>
    </Dropdown>
  );
}
